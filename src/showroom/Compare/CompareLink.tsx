import { Link } from 'react-router';
import { compareAddress } from './compare-link.ts';

type CompareLinkProps = {
  /** Address of the home page, edition included. */
  home: string;
  /** Ids of the cars that it begins with, at most three. */
  models: string[];
  className?: string;
  /** "Compare" */
  label: string;
};

/** Leads to the comparison on the home page with these cars; a plain link without scripts. */
export function CompareLink({ home, models, className, label }: CompareLinkProps) {
  return (
    // Not fetched ahead: one page would be fetched once for every pair of cars.
    <Link to={compareAddress(home, models)} className={className} prefetch="none">
      {label}
    </Link>
  );
}
