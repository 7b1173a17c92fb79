import { formatShortDay } from '@marco/country/day-text';
import { toServicio } from '@marco/servicios/paths';
import { toSolicitud } from '@marco/solicitudes/paths';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { Chip } from '@marco/web-kit/chip';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { formatMoment } from '@marco/web-kit/format';
import { Check, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { TareaDetallada } from '../../contract/index.ts';
import { ESTADO_TAREA, TIPO_TAREA } from '../../contract/tareas.terms.ts';
import styles from '../operacion/operacion.module.css';
import { findTonoDePlazo, presentPlazo } from './columnas-tareas.tsx';
import { NotaDialog } from './nota-dialog.tsx';
import { usePasoTarea } from './use-tarea.ts';

/** A task: what is to be done, by when, who did it, and what may be done now. */
export function TareaCard({ tarea }: { readonly tarea: TareaDetallada }) {
  const { tipo, estado, frase, entidad, servicioId, solicitudId, asunto, venceEn, dias, abiertaEn } = tarea;
  const isPending = estado === 'pendiente';
  return (
    <Card
      title={TIPO_TAREA[tipo]}
      aside={
        <Chip tone={isPending ? findTonoDePlazo(dias) : 'green'}>
          {isPending ? presentPlazo(dias) : ESTADO_TAREA[estado]}
        </Chip>
      }
    >
      <div className={styles['bloque']}>
        <p>{frase}</p>
        <FactSheet>
          <Fact name="Entidad">{entidad}</Fact>
          {servicioId === null ? null : (
            <Fact name="Servicio">
              <Link to={toServicio(servicioId)}>{asunto}</Link>
            </Fact>
          )}
          {solicitudId === null ? null : (
            <Fact name="Solicitud">
              <Link to={toSolicitud(solicitudId)}>Abrir la solicitud</Link>
            </Fact>
          )}
          <Fact name="Espera desde">{formatMoment(abiertaEn)}</Fact>
          <Fact name="Plazo">{formatShortDay(venceEn)}</Fact>
          {isPending ? null : <Cierre tarea={tarea} />}
        </FactSheet>
        <Pasos tarea={tarea} />
      </div>
    </Card>
  );
}

function Cierre({ tarea: { cerradaEn, cerradaPor, nota } }: { readonly tarea: TareaDetallada }) {
  return (
    <>
      <Fact name="Hecha">
        {cerradaEn === null
          ? null
          : `${formatMoment(cerradaEn)}, ${cerradaPor ? `por ${cerradaPor}` : 'se cumplió sola'}`}
      </Fact>
      <Fact name="Qué se hizo">{nota}</Fact>
    </>
  );
}

/** Steps of a task whose end the product does not see. */
function Pasos({ tarea }: { readonly tarea: TareaDetallada }) {
  const { estado, registro, nota, pasos } = tarea;
  const [isAsking, setAsking] = useState(false);
  const { move, isSaving } = usePasoTarea(tarea);
  if (estado === 'pendiente' && registro !== null) return null;
  if (estado === 'hecha' && nota === null) return null;
  return (
    <div className={styles['acciones']} data-print="hide">
      {estado === 'pendiente' ? (
        <Button icon={<Check size={18} />} blocked={pasos.cerrar} onClick={() => setAsking(true)}>
          Dar por hecha
        </Button>
      ) : (
        <Button
          variant="neutral"
          icon={<RotateCcw size={18} />}
          blocked={pasos.reabrir}
          busy={isSaving && 'Reabriendo'}
          onClick={() => void move('reabrir')}
        >
          Reabrir
        </Button>
      )}
      {isAsking ? <NotaDialog tarea={tarea} onClose={() => setAsking(false)} /> : null}
    </div>
  );
}
