import { OidEstructura } from '@marco/oid/widgets';
import { Fingerprint, Landmark } from 'lucide-react';
import type { Capa, VersionCapa } from '../../contract/index.ts';
import { TIPOS_CAPA } from '../../contract/terms.ts';

/** Kind, code, version, owner and identifier of a layer, as its header says them once. */
export function listHechos({ tipo, codigo, entidad, oid, oidDetails }: Capa, { numero }: VersionCapa) {
  return [
    { text: TIPOS_CAPA[tipo] },
    { text: `Código ${codigo}` },
    { text: `Versión ${numero}` },
    ...(entidad ? [{ icon: <Landmark size={16} />, text: entidad.nombre }] : []),
    { icon: <Fingerprint size={16} />, text: <OidEstructura oid={oid} oidDetails={oidDetails} /> },
  ];
}
