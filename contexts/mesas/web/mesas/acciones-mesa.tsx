import { ButtonLink } from '@marco/web-kit/button';
import { CalendarDays, History, Pencil } from 'lucide-react';
import { toEditMesa, toHistorialMesa, toReunionesDeMesa } from '../../contract/mesas-private.paths.ts';
import { useMesasHistory } from '../busqueda/mesas-storage.tsx';
import { BotonEstado } from './boton-estado.tsx';
import { useGestion } from './use-gestion.ts';

/**
 * The buttons for people who run the mesa, with the reason of an unavailable one, and the historial for people who
 * take part in it. Other people see nothing.
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
