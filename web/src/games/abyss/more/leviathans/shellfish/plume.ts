/** A sea slug with gills like plumes, each with a light at its end. */

import { BONE, dark, mix, pale } from "../../../art/colour";
import { disc, path } from "../../../art/pen";
import { along, eye, fix, frame, glows, teeth, tube, type Beast, type Dot } from "../anatomy";

export const plume: Beast = (c, g) => {
  let s = "";
  const pts: Dot[] = [
    [182, 222],
    [150, 190],
    [124, 150],
    [92, 128],
    [54, 140],
    [34, 176],
  ];
  const ws = [12, 46, 66, 70, 64, 46];
  const F = frame(pts, ws);
  for (let i = 0; i < 17; i++) {
    let q = along(F, 0.06 + (i / 16) * 0.8),
      len = 30 + (i % 3) * 10,
      sw = i % 2 ? 10 : -6;
    s +=
      tube(
        [
          [q.x - q.nx * q.w * 0.5, q.y - q.ny * q.w * 0.5],
          [q.x - q.nx * (q.w + len * 0.5) + sw, q.y - q.ny * (q.w + len * 0.5)],
          [q.x - q.nx * (q.w + len) - sw * 0.4, q.y - q.ny * (q.w + len)],
        ],
        [15, 12, 3],
        i % 2 ? mix(c, g, 0.35) : pale(c, 0.22),
        { rim: 1 },
      ) + glows([[q.x - q.nx * (q.w + len) - sw * 0.4, q.y - q.ny * (q.w + len), 2.6]], g);
  }
  s += tube(pts, ws, c, { fin: { side: 1, h: 16, c: mix(c, "#f0a36b", 0.55) }, light: 0.16 });
  for (let i = 0; i < 12; i++) {
    const q = along(F, 0.1 + i / 13);
    s += disc(
      fix(q.x - q.nx * q.w * 0.3),
      fix(q.y - q.ny * q.w * 0.3),
      4.5 - (i % 3),
      pale(c, 0.55),
      0.5,
    );
  }
  s +=
    tube(
      [
        [48, 136],
        [34, 108],
        [40, 76],
      ],
      [17, 14, 6],
      pale(c, 0.25),
      { bands: 8, rim: 1.2 },
    ) +
    tube(
      [
        [70, 126],
        [66, 98],
        [78, 70],
      ],
      [16, 13, 6],
      dark(c, 0.02),
      { bands: 8, rim: 0 },
    );
  s +=
    path("M20 168C14 182 18 204 36 208c16 2 30-8 32-24-14 10-34 4-48-16Z", "#1d0c14") +
    teeth(20, 170, 66, 186, 7, 13, BONE, 9) +
    teeth(62, 202, 26, 202, 5, 9, dark(BONE, 0.2), -6);
  return (
    s +
    eye(38, 152, 8.5, g, { slit: true, brow: dark(c, 0.5), rot: 14 }) +
    eye(66, 150, 7.5, g, { slit: true, brow: dark(c, 0.5), rot: -8 })
  );
};
