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

/** Leads to the comparison on the home page with these cars. */
export function CompareLink({ home, models, className, label }: CompareLinkProps) {
  return (
    <a href={compareAddress(home, models)} className={className}>
      {label}
    </a>
  );
}
