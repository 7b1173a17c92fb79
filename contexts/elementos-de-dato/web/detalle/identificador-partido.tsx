import { Fragment } from 'react';

/** Where a technical name may break: before a capital, and after a dot. */
const CORTES = /(?<=[a-z0-9])(?=[A-Z])|(?<=\.)/;

/** A technical name or an OID of a narrow column: it breaks between its parts, never inside one. */
export function IdentificadorPartido({ children }: { readonly children: string }) {
  return children.split(CORTES).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts may repeat, and none moves
    <Fragment key={at}>
      {at > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
