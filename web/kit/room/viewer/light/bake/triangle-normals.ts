/** The normal of each triangle, nine numbers to three. */
export function normalsOf(positions: Float32Array): Float32Array {
  const count = positions.length / 9;
  const normals = new Float32Array(count * 3);
  for (let i = 0; i < count; i += 1) {
    const p = i * 9;
    const ax = positions[p + 3]! - positions[p]!;
    const ay = positions[p + 4]! - positions[p + 1]!;
    const az = positions[p + 5]! - positions[p + 2]!;
    const bx = positions[p + 6]! - positions[p]!;
    const by = positions[p + 7]! - positions[p + 1]!;
    const bz = positions[p + 8]! - positions[p + 2]!;
    const nx = ay * bz - az * by;
    const ny = az * bx - ax * bz;
    const nz = ax * by - ay * bx;
    const length = Math.hypot(nx, ny, nz) || 1;
    normals[i * 3] = nx / length;
    normals[i * 3 + 1] = ny / length;
    normals[i * 3 + 2] = nz / length;
  }
  return normals;
}
