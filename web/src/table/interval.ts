/** Wilson's 95 % interval of a share that was seen in so many trials. */

const Z = 1.96;

export function wilson(share: number, trials: number): [low: number, high: number] {
  if (trials <= 0) return [0, 1];
  const z2 = Z * Z;
  const centre = (share + z2 / (2 * trials)) / (1 + z2 / trials);
  const spread = Math.sqrt((share * (1 - share)) / trials + z2 / (4 * trials * trials));
  const half = (Z * spread) / (1 + z2 / trials);
  return [Math.max(0, centre - half), Math.min(1, centre + half)];
}
