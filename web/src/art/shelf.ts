/** The water around the shelf, and the stone ledge the boxes stand on. */

import { f, rng } from "./fx";

/** A strand of kelp that grows upwards from y = 0. */
function kelp(x: number, height: number, phase: number, colour: string, opacity = 1): string {
  const steps = 7;
  let left = "";
  let right = "";
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const sway = Math.sin(i * 0.9 + phase) * 16 * (t + 0.2);
    left += `L${f(x + sway - 4 * (1 - t))} ${f(-height * t)}`;
    right = `L${f(x + sway + 4 * (1 - t))} ${f(-height * t)}` + right;
  }
  let leaves = "";
  for (let i = 1; i < steps * 2; i++) {
    const t = i / (steps * 2);
    const sway = Math.sin(t * steps * 0.9 + phase) * 16 * (t + 0.2);
    const side = i % 2 ? 1 : -1;
    const reach = side * (30 - 12 * t);
    leaves += `M${f(x + sway)} ${f(-height * t)}q${side * 16} -4 ${f(reach)} -20q${side * -6} 18 ${f(-reach)} 20Z`;
  }
  return `<g fill="${colour}" opacity="${opacity}"><path d="M${x} 0${left}${right}Z"/><path d="${leaves}"/></g>`;
}

/** A branching coral that grows upwards from y = 0. */
function coral(x: number, size: number, colour: string): string {
  let drawn = "";
  const branch = (bx: number, by: number, angle: number, length: number, depth: number): void => {
    const ex = bx + Math.cos(angle) * length;
    const ey = by + Math.sin(angle) * length;
    const width = size * 0.24 * Math.pow(0.72, 4 - depth);
    drawn += `<path d="M${f(bx)} ${f(by)}L${f(ex)} ${f(ey)}" stroke-width="${f(width)}"/>`;
    if (depth === 0) return;
    branch(ex, ey, angle - 0.42, length * 0.76, depth - 1);
    branch(ex, ey, angle + 0.38, length * 0.8, depth - 1);
  };
  branch(x, 0, -Math.PI / 2, size, 4);
  return `<g stroke="${colour}" stroke-linecap="round">${drawn}</g>`;
}

const fish = (x: number, y: number, size: number, opacity: number): string =>
  `<path transform="translate(${x},${y}) scale(${size})" opacity="${opacity}" d="M0 0C10 -9 28 -9 40 0C28 9 10 9 0 0ZM-12 -8L3 0L-12 8Q-7 0 -12 -8Z"/>`;

function drift(count: number): string {
  const r = rng(40);
  let drawn = "";
  for (let i = 0; i < count; i++)
    drawn += `<circle cx="${f(r() * 1440)}" cy="${f(r() * 900)}" r="${f(0.6 + r() * 1.6)}" opacity="${f(0.1 + r() * 0.35)}"/>`;
  return drawn;
}

/** A drawing that does not move, as the address of a picture: the browser paints it once. */
export function picture(svg: string): string {
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}

const SVG = 'xmlns="http://www.w3.org/2000/svg"';

/** Shafts of light from the surface, far slopes, kelp and coral. */
export function scene(): string {
  const far =
    "M0 250C40 250 60 300 96 330C140 366 150 430 190 470C230 520 250 640 330 700C380 760 420 840 440 900H0Z";
  const near =
    "M1440 220C1400 240 1380 290 1350 330C1300 370 1300 450 1250 500C1210 560 1180 660 1120 720C1080 780 1040 850 1020 900H1440Z";
  return `<svg ${SVG} viewBox="0 0 1440 900" preserveAspectRatio="xMidYMin slice"><defs><linearGradient id="shaft" x2="0" y2="1"><stop offset="0" stop-color="#d8fff4" stop-opacity=".3"/><stop offset="1" stop-color="#d8fff4" stop-opacity="0"/></linearGradient><filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="6"/></filter></defs>
<g fill="url(#shaft)" filter="url(#soft)"><path d="M560 -10H680L900 720H420Z" opacity=".55"/><path d="M720 -10H760L1080 640H900Z" opacity=".5"/><path d="M420 -10H470L300 660H120Z" opacity=".45"/><path d="M980 -10H1010L1330 560H1230Z" opacity=".35"/></g>
<g fill="#07303b" opacity=".4" filter="url(#soft)"><path d="${far}"/><path d="${near}"/></g>
<g transform="translate(0,900)">${kelp(34, 520, 1, "#06303a", 0.9)}${kelp(86, 380, 2.2, "#052832", 0.95)}${kelp(1404, 560, 0.4, "#06303a", 0.9)}${kelp(1350, 360, 3, "#052832", 0.95)}${kelp(136, 220, 4, "#04212a")}${kelp(1300, 230, 1.4, "#04212a")}${coral(70, 44, "#0a2a33")}${coral(1372, 50, "#0a2a33")}</g>
<g fill="#d8fff4">${drift(70)}</g></svg>`;
}

/** Two schools of fish, which swim. */
export function fishes(): string {
  return `<svg viewBox="0 0 1440 900" preserveAspectRatio="xMidYMin slice" aria-hidden="true" focusable="false" fill="#06202a"><g class="school">${fish(300, 150, 0.9, 0.5)}${fish(346, 172, 0.7, 0.45)}${fish(268, 180, 0.6, 0.4)}${fish(320, 200, 0.5, 0.35)}</g><g class="school away">${fish(1120, 120, 0.8, 0.4)}${fish(1160, 142, 0.6, 0.35)}</g></svg>`;
}

const LENGTH = 1600;

/** An uneven edge from x to x, at a height of y and a bit. */
function edge(from: number, to: number, step: number, y: number, rough: number, r: () => number) {
  let drawn = "";
  for (let x = from; from < to ? x <= to : x >= to; x += from < to ? step : -step)
    drawn += `L${x} ${f(y + r() * rough)}`;
  return drawn;
}

/** A stone ledge, lit from above, with shells on its face and weed below; another seed, another stone. */
export function ledge(seed: number): string {
  const r = rng(seed);
  const back = edge(0, LENGTH, 40, 3, 3, r);
  const lip = edge(LENGTH, 0, 32, 23, 3, r);
  const bottom = edge(LENGTH, 0, 24, 52, 10, r);
  let stone = "";
  for (let x = 30; x < LENGTH; x += 70 + r() * 90)
    stone += `M${f(x)} 26l${f(-4 + r() * 8)} ${f(14 + r() * 16)}`;
  let grain = "";
  for (let i = 0; i < 40; i++)
    grain += `M${f(r() * LENGTH)} ${f(31 + r() * 18)}q8 ${f(-3 + r() * 6)} ${f(12 + r() * 30)} 0`;
  let shells = "";
  for (let cluster = 0; cluster < 9; cluster++) {
    const near = r() * LENGTH;
    for (let i = 0; i < 5; i++) {
      const [x, y, size] = [near + r() * 34, 29 + r() * 16, 2 + r() * 3.5];
      shells += `<circle cx="${f(x)}" cy="${f(y)}" r="${f(size)}" fill="#8fa9a2"/><circle cx="${f(x)}" cy="${f(y - 0.5)}" r="${f(size * 0.45)}" fill="#1c3238"/>`;
    }
  }
  let weed = "";
  for (let i = 0; i < 30; i++) {
    const [x, height] = [r() * LENGTH, 10 + r() * 22];
    weed += `M${f(x)} 52q${f(-6 + r() * 12)} ${f(height * 0.5)} 0 ${f(height)}q7 ${f(-height * 0.4)} 4 ${f(-height)}Z`;
  }
  return `<svg ${SVG} width="${LENGTH}" height="84" viewBox="0 0 ${LENGTH} 84"><defs><linearGradient id="top" x2="0" y2="1"><stop offset="0" stop-color="#20444b"/><stop offset="1" stop-color="#5d8a8a"/></linearGradient><linearGradient id="face" x2="0" y2="1"><stop offset="0" stop-color="#2f565b"/><stop offset=".5" stop-color="#14323a"/><stop offset="1" stop-color="#071a21"/></linearGradient></defs>
<path d="M0 22L${LENGTH} 22${bottom}Z" fill="url(#face)"/><path d="M0 6${back}${lip}Z" fill="url(#top)"/><path d="${lip.replace(/^L/, "M")}" fill="none" stroke="#cfeee6" stroke-opacity=".6" stroke-width="1.6"/>
<path d="${stone}" stroke="#051318" stroke-opacity=".6" stroke-width="1.6"/><path d="${grain}" stroke="#061519" stroke-opacity=".5" stroke-width="1.3" fill="none"/>${shells}<path d="${weed}" fill="#17493f" opacity=".85"/></svg>`;
}
