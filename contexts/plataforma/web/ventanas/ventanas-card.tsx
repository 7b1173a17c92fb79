import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { Chip } from '@marco/web-kit/chip';
import { formatMoment } from '@marco/web-kit/format';
import { LineList } from '@marco/web-kit/line-list';
import { LoadBlock } from '@marco/web-kit/load-block';
import { useModal } from '@marco/web-kit/modal';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import type { VentanaDeServicio, VentanasDeServicio } from '../../contract/index.ts';
import styles from '../operacion/operacion.module.css';
import { useChangeVentanas, useVentanas } from './use-ventanas.ts';
import { VentanaDialog } from './ventana-dialog.tsx';

/** The hours in which a servicio was or will be down, as its entidad said. */
export function VentanasCard({ servicioId }: { readonly servicioId: number }) {
  const ventanas = useVentanas(servicioId);
  return (
    <Card title="Ventanas de mantenimiento">
      <LoadBlock query={ventanas} subject="las ventanas de mantenimiento">
        {(data) => <Ventanas servicioId={servicioId} data={data} />}
      </LoadBlock>
    </Card>
  );
}

interface VentanasProps {
  readonly servicioId: number;
  readonly data: VentanasDeServicio;
}

function Ventanas({ servicioId, data: { ventanas, anunciar } }: VentanasProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles['bloque']}>
      {ventanas.length === 0 ? (
        <p>La entidad no ha anunciado ninguna.</p>
      ) : (
        <LineList>
          {ventanas.map((ventana) => (
            <Linea key={ventana.id} servicioId={servicioId} ventana={ventana} />
          ))}
        </LineList>
      )}
      {anunciar.allowed ? (
        <div className={styles['acciones']} data-print="hide">
          <Button variant="neutral" icon={<CalendarClock size={18} />} onClick={() => setOpen(true)}>
            Anunciar ventana
          </Button>
        </div>
      ) : null}
      {isOpen ? <VentanaDialog servicioId={servicioId} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

interface LineaProps {
  readonly servicioId: number;
  readonly ventana: VentanaDeServicio;
}

function Linea({ servicioId, ventana }: LineaProps) {
  const { id, iniciaEn, terminaEn, motivo, excluida, retirar } = ventana;
  const modals = useModal();
  const { remove, isSaving } = useChangeVentanas(servicioId);

  async function confirm(): Promise<void> {
    const isSure = await modals.ask({
      title: '¿Retirar la ventana?',
      message: 'Deja de estar anunciada: si el servicio se detiene en esas horas, cuentan en lo que se mide.',
      confirmLabel: 'Retirar',
      cancelLabel: 'Volver',
    });
    if (isSure) await remove(id);
  }

  return (
    <li>
      <span className={styles['dos']}>
        <span className="num">
          {formatMoment(iniciaEn)} a {formatMoment(terminaEn)}
        </span>
        <small>{motivo}</small>
      </span>
      <Chip tone={excluida ? 'green' : 'yellow'}>{excluida ? 'No se mide' : 'Se mide: anunciada tarde'}</Chip>
      {retirar.allowed ? (
        <Button variant="neutral" size="small" busy={isSaving && 'Retirando'} onClick={() => void confirm()}>
          Retirar <span className="sr">la del {formatMoment(iniciaEn)}</span>
        </Button>
      ) : null}
    </li>
  );
}
