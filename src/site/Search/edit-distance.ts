/**
 * How many letters must be added, dropped, changed or swapped with their neighbour to make `other` of `word`; `limit + 1`
 * when it is more than `limit`. With `beginning`, `other` may go on after the match: the distance to its best beginning.
 */
export function editDistance(word: string, other: string, limit: number, beginning = false): number {
  const more = limit + 1;
  if (word.length - other.length > limit || (!beginning && other.length - word.length > limit)) return more;
  if (lettersLacking(word, other) > limit) return more;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= word.length; row += 1) {
    const line = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const same = word[row - 1] === other[column - 1];
      let cost = Math.min(get(above, column - 1) + (same ? 0 : 1), get(above, column) + 1, get(line, column - 1) + 1);
      if (row > 1 && column > 1 && word[row - 1] === other[column - 2] && word[row - 2] === other[column - 1]) {
        cost = Math.min(cost, get(before, column - 2) + 1);
      }
      line.push(cost);
      least = Math.min(least, cost);
    }
    // A swap reaches two lines back, so one line above the limit does not end it yet.
    if (least > limit && Math.min(...above) > limit) return more;
    before = above;
    above = line;
  }
  return Math.min(beginning ? Math.min(...above) : get(above, other.length), more);
}

/**
 * How many letters of `word` stand nowhere in `other`: it takes at least so many changes, and to count them is far cheaper than to
 * align the words. Letters whose codes leave the same remainder of 32 are taken for one another, so it may be fewer, never more.
 */
export function lettersLacking(word: string, other: string): number {
  let letters = 0;
  for (let at = 0; at < other.length; at += 1) letters |= 1 << (other.charCodeAt(at) & 31);
  let lacking = 0;
  for (let at = 0; at < word.length; at += 1) if ((letters & (1 << (word.charCodeAt(at) & 31))) === 0) lacking += 1;
  return lacking;
}

function get(line: number[], at: number): number {
  return line[at] ?? Number.POSITIVE_INFINITY;
}
