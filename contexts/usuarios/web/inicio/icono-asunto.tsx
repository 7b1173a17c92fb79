import type { ClaseAsunto } from '../../contract/asunto.terms.ts';
import { FuncionalidadIcon } from '../widgets/funcionalidad-icon.tsx';

/** The icon each kind of matter has in the menu: the home, the first page, fetches no others. */
const ICONOS: Readonly<Record<ClaseAsunto, string>> = {
  solicitud: 'file-plus-2',
  acuerdo: 'handshake',
  certificado: 'award',
  elemento: 'braces',
  compromiso: 'clipboard-check',
  reunion: 'messages-square',
  usuario: 'users',
  plataforma: 'network',
};

/** What a matter is about. */
export function IconoAsunto({ clase }: { readonly clase: ClaseAsunto }) {
  return <FuncionalidadIcon name={ICONOS[clase]} size={18} />;
}
