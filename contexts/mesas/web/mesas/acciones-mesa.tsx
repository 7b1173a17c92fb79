import { ButtonLink } from '@marco/web-kit/button';
import { CalendarDays, History, Pencil } from 'lucide-react';
import { toEditMesa, toHistorialMesa, toReunionesDeMesa } from '../../contract/mesas-private.paths.ts';
import { useMesasHistory } from '../busqueda/mesas-storage.tsx';
import { BotonEstado } from './boton-estado.tsx';
import { useGestion } from './use-gestion.ts';

/**
 * The buttons of who runs the mesa, with the reason of one that is not available now, and its historial for who takes
 * part in it; nothing for anybody else.
 */
export function AccionesMesa({ idMesa }: { readonly idMesa: number }) {
  const { data: mesa } = useGestion(idMesa);
  const history = useMesasHistory();
  if (!mesa) return null;
  const { editar, historial } = mesa.permisos;
  const verHistorial = historial.allowed ? (
    <ButtonLink variant="neutral" icon={<History size={18} />} to={toHistorialMesa(idMesa)} state={history}>
      Historial
    </ButtonLink>
  ) : null;
  if (!mesa.gestiona) return verHistorial;
  return (
    <>
      {verHistorial}
      <BotonEstado mesa={mesa} />
      <ButtonLink
        variant="neutral"
        icon={<CalendarDays size={18} />}
        to={toReunionesDeMesa(idMesa)}
        state={history}
      >
        Reuniones
      </ButtonLink>
      <ButtonLink icon={<Pencil size={18} />} to={toEditMesa(idMesa)} state={history} blocked={editar}>
        Editar
      </ButtonLink>
    </>
  );
}
