/** The sum over the square of `radius` around each place of a plane, what is outside counted as nothing; a new plane. */
export function boxSum(plane: Float32Array, width: number, height: number, radius: number): Float32Array {
  const rows = new Float32Array(plane.length);
  for (let from = 0; from < plane.length; from += width) {
    let sum = 0;
    for (let x = 0; x < Math.min(radius, width); x++) sum += plane[from + x] as number;
    for (let x = 0; x < width; x++) {
      if (x + radius < width) sum += plane[from + x + radius] as number;
      if (x > radius) sum -= plane[from + x - radius - 1] as number;
      rows[from + x] = sum;
    }
  }
  const sums = new Float32Array(plane.length);
  const columns = new Float64Array(width);
  for (let y = -radius; y < height; y++) {
    const [enters, leaves, here] = [(y + radius) * width, (y - radius - 1) * width, y * width];
    if (y + radius < height) for (let x = 0; x < width; x++) (columns[x] as number) += rows[enters + x] as number;
    if (y > radius) for (let x = 0; x < width; x++) (columns[x] as number) -= rows[leaves + x] as number;
    if (y >= 0) for (let x = 0; x < width; x++) sums[here + x] = columns[x] as number;
  }
  return sums;
}
