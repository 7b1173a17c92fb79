import { OidCell } from '@marco/web-kit/oid-cell';
import type { DetalleElemento } from '../../contract/index.ts';

/** An identifier; pressing it tells what each of its levels is (TABLE-05). */
export function OidConEstructura({ oid, oidDetails }: Pick<DetalleElemento, 'oid' | 'oidDetails'>) {
  return <OidCell row={{ oid, oidDetails }} onOpen={() => undefined} />;
}
