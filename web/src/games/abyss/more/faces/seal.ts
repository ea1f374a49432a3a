/** A head that Lords of several Guilds have. */

import { BONE, dark, mix, pale } from "../../art/colour";
import { wetEyes } from "../../art/heads/strokes";
import { half, halfLine, mirrored } from "../../art/mirror";
import { disc, each } from "../../art/pen";
import type { Head } from "../../art/types";

export const SEAL = {
  /** Seal; o.tusk = walrus, o.ears = otter. */
  seal: (skin, look) => {
    const m = pale(mix(skin, BONE, 0.4), 0.12);
    return (
      half("M120.4 122H90c-1 14-7 26-19 34l49.4 20Z", dark(skin, 0.28)) +
      (look.ears
        ? mirrored(
            disc(82, 56, 9.5, dark(skin, 0.1)) + disc(82.5, 57.5, 5, dark(skin, 0.5)),
            disc(82, 56, 9.5, dark(skin, 0.4)) + disc(82.5, 57.5, 5, dark(skin, 0.65)),
          )
        : "") +
      half("M120.4 34C91 34 75 54 75 82c0 28 17 52 45.4 54Z", pale(skin, 0.08)) +
      half("M120.4 38C100 38 86 49 81 68c11-9 24-13 39.4-13Z", pale(skin, 0.34), dark(skin, 0.04)) +
      mirrored(
        each(
          [
            [98, 50, 3],
            [88, 62, 2.4],
            [108, 46, 2],
          ],
          (x, y, r) => disc(x, y, r, dark(skin, 0.4), 0.45),
        ),
      ) +
      half("M84 90c3-12 24-14 31 0-6 9-24 10-31 0Z", dark(skin, 0.26)) +
      wetEyes(99, 86, 10, look.glow) +
      half("M120.4 92c-8-3-14 0-20 3-9 4-13 11-12 20 2 12 16 20 32 20Z", m, dark(m, 0.3)) +
      (look.tusk
        ? half("M112 120c-6 14-7 28-4 44 7-10 10-26 10-42Z", pale(BONE, 0.2), dark(BONE, 0.28)) +
          half("M120.4 100c-12 0-24 6-30 16 8 12 22 14 30.4 8Z", pale(m, 0.2), dark(m, 0.2)) +
          halfLine("M96 114l-4 12M103 117l-3 12M111 119l-1 11", dark(m, 0.4), 1.5)
        : "") +
      half("M120.4 91c-7 0-12 2-13 6 3 6 8 9 13 9Z", dark(skin, 0.74), dark(skin, 0.84)) +
      halfLine("M114 95c2-1 4-1.5 6-1.5", pale(skin, 0.2), 1.6) +
      (look.tusk ? "" : halfLine("M120.2 106v7c-5 5-11 6-16 2", dark(skin, 0.62), 2)) +
      halfLine("M103 112C90 108 77 109 64 114M102 117c-13 0-24 4-34 11", pale(skin, 0.55), 1.3) +
      mirrored(
        disc(101, 110, 1.3, dark(skin, 0.55)) +
          disc(106, 114, 1.3, dark(skin, 0.55)) +
          disc(99, 116, 1.3, dark(skin, 0.55)),
      )
    );
  },
} satisfies Record<string, Head>;
