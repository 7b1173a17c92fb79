import { OidCell, type TableOidDetail } from '@marco/web-kit/data-table';

export interface OidEstructuraProps {
  readonly oid: string;
  /** The stored nodes from the first arc on (`listDetalles` of the port); without them the identifier is plain text. */
  readonly oidDetails: readonly TableOidDetail[];
}

/** An identifier that opens 'Estructura Identificador Objeto Digital - OID' (TABLE-05), outside a table. */
export function OidEstructura({ oid, oidDetails }: OidEstructuraProps) {
  return <OidCell row={{ oid, oidDetails }} onOpen={ignorePress} />;
}

/** Outside of a table there is no listener. */
function ignorePress(): void {}
