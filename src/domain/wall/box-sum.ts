/** The sum over the square of `radius` around each place of a plane, what is outside counted as nothing; a new plane. */
export function boxSum(plane: Float32Array, width: number, height: number, radius: number): Float32Array {
  const rows = new Float32Array(plane.length);
  for (let y = 0; y < height; y++) {
    const from = y * width;
    let sum = 0;
    for (let x = -radius; x < width; x++) {
      if (x + radius < width) sum += plane[from + x + radius] as number;
      if (x > radius) sum -= plane[from + x - radius - 1] as number;
      if (x >= 0) rows[from + x] = sum;
    }
  }
  const sums = new Float32Array(plane.length);
  const columns = new Float64Array(width);
  for (let y = -radius; y < height; y++) {
    const [enters, leaves] = [(y + radius) * width, (y - radius - 1) * width];
    if (y + radius < height) for (let x = 0; x < width; x++) (columns[x] as number) += rows[enters + x] as number;
    if (y > radius) for (let x = 0; x < width; x++) (columns[x] as number) -= rows[leaves + x] as number;
    if (y >= 0) sums.set(columns, y * width);
  }
  return sums;
}
