import { ButtonLink } from '@marco/web-kit/button';
import { Settings2 } from 'lucide-react';
import { toGestionReunion } from '../../contract/mesas-private.paths.ts';
import { usePermisosDocumentos } from './use-permisos-documentos.ts';

/** The way to the meeting as those who run it see it; nothing for anybody else. */
export function EnlaceGestion({ idReunion }: { readonly idReunion: number }) {
  const { data } = usePermisosDocumentos(idReunion);
  if (!data?.adjuntar) return null;
  return (
    <ButtonLink variant="secondary" icon={<Settings2 size={18} />} to={toGestionReunion(idReunion)}>
      Gestionar reunión
    </ButtonLink>
  );
}
