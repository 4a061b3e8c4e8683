import { useEffect, useState } from 'react';
import { keepQuestion } from './tool-address.ts';

/**
 * Keeps a calculator's question in the address from the visitor's first change on.
 *
 * @param value undefined while a field cannot be read: the address then keeps the last question that could.
 */
export function useKeptQuestion(tool: string, value: string | undefined) {
  const [first] = useState(value);
  useEffect(() => {
    if (value !== undefined && value !== first) keepQuestion(tool, value);
  }, [tool, value, first]);
}
