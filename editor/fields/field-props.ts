import type { ReactNode } from 'react';
import type { Path } from '../state/paths.ts';
import type { Shape } from './shapes.ts';

export type FieldProps = { shape: Shape; path: Path; value: unknown };

/** Makes the field of a part: lists and records are given it, because a field may itself be one of them. */
export type FieldOf = (props: FieldProps) => ReactNode;
