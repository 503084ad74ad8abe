/**
 * Where each department lies, as a map of equal squares: none is too small to press, and no outline has to be loaded.
 * Neighbours stay neighbours as far as squares allow; Paris and its ring take the room that they need. The last line is
 * what lies overseas. A test compares it with the list of departments.
 */
const drawn = `
..  ..  ..  ..  ..  ..  62  59  ..  ..  ..  ..
..  ..  ..  ..  76  80  60  02  08  ..  ..  ..
..  ..  50  14  27  95  93  51  55  54  57  67
29  22  35  61  78  92  75  77  10  52  88  68
..  56  53  72  28  91  94  89  21  70  90  ..
..  44  49  37  41  45  58  71  39  25  ..  ..
..  85  79  86  36  18  03  42  69  01  74  ..
..  ..  17  16  87  23  63  43  38  73  ..  ..
..  ..  33  24  19  15  48  07  26  05  ..  ..
..  ..  40  47  46  12  30  84  04  06  ..  ..
..  ..  64  32  82  81  34  13  83  ..  ..  2B
..  ..  65  31  09  11  66  ..  ..  ..  ..  2A
..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..
..  ..  971 972 973 974 976 987 988 ..  ..  ..`

/** Where a department lies: its place from the top left, counted from 0. */
export interface DepartmentSquare {
  code: string
  row: number
  column: number
}

export const departmentSquares: readonly DepartmentSquare[] = drawn
  .trim()
  .split('\n')
  .flatMap((line, row) =>
    line
      .trim()
      .split(/\s+/)
      .flatMap((code, column) => (code === '..' ? [] : [{ code, row, column }])),
  )
