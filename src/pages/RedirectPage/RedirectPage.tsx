/** What stands at `/` where a host cannot redirect; its head (`RedirectHead`) sends the visitor on. */
export function RedirectPage({ address }: { address: string }) {
  return <a href={address}>{address}</a>;
}
