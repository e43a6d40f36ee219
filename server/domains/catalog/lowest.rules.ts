/** The `count` smallest of the numbers, ascending; `keys` may come out in another order. */
export function lowest(keys: Float64Array, count: number): Float64Array {
  if (count * 8 > keys.length) return keys.sort().subarray(0, count);
  // a heap with the largest of the kept numbers on top
  const heap = keys.slice(0, count).sort().reverse();
  for (let at = count; at < keys.length; at++) {
    if (keys[at]! < heap[0]!) sinkFromTop(heap, keys[at]!);
  }
  return heap.sort();
}

function sinkFromTop(heap: Float64Array, value: number): void {
  let place = 0;
  for (;;) {
    let child = 2 * place + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && heap[child + 1]! > heap[child]!) child++;
    if (heap[child]! <= value) break;
    heap[place] = heap[child]!;
    place = child;
  }
  heap[place] = value;
}
