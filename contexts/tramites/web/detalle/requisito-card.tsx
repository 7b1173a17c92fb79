import { presentEntidad } from '@marco/entidades/terms';
import { Button } from '@marco/web-kit/button';
import { formatNumber } from '@marco/web-kit/format';
import { Tag } from '@marco/web-kit/tag';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { DetalleTramite, RequisitoDeTramite } from '../../contract/index.ts';
import { TIPOS_REQUISITO } from '../../contract/terms.ts';
import { VeredictoPapelChip } from '../veredicto-chip.tsx';
import { ClasificacionDialog } from './clasificacion-dialog.tsx';
import styles from './requisito-card.module.css';

interface RequisitoCardProps {
  readonly tramite: DetalleTramite;
  readonly requisito: RequisitoDeTramite;
  /** Whether who reads keeps the trámite. */
  readonly isEditable: boolean;
}

/** Something a trámite asks for: of a paper what the map says of it, why, and what comes next. */
export function RequisitoCard({ tramite, requisito, isEditable }: RequisitoCardProps) {
  const { nombre, veredicto, esPosible, razones, siguiente, observaciones } = requisito;
  return (
    <li className={styles['requisito']}>
      <div className={styles['titulo']}>
        <h3>{nombre}</h3>
        {veredicto ? <VeredictoPapelChip veredicto={veredicto} esPosible={esPosible} /> : null}
      </div>
      <p className={styles['hechos']}>{listHechos(requisito).join(' · ')}</p>
      <Elementos requisito={requisito} />
      {razones.length > 0 ? (
        <ul className={styles['razones']}>
          {razones.map((razon) => (
            <li key={razon}>{razon}</li>
          ))}
        </ul>
      ) : null}
      {siguiente ? (
        <p className={styles['siguiente']}>
          <b>Siguiente paso:</b>{' '}
          {siguiente.direccion ? <Link to={siguiente.direccion}>{siguiente.texto}</Link> : siguiente.texto}
        </p>
      ) : null}
      {observaciones > 0 ? (
        <p className={styles['hechos']}>
          {observaciones === 1
            ? 'Una persona reportó que se lo pidieron.'
            : `${formatNumber(observaciones)} personas reportaron que se lo pidieron.`}
        </p>
      ) : null}
      {isEditable ? <Clasificar tramite={tramite} requisito={requisito} /> : null}
    </li>
  );
}

function listHechos({ tipo, momento, obligatorio, tarifa, norma, emisora }: RequisitoDeTramite): string[] {
  return [
    TIPOS_REQUISITO[tipo],
    ...(obligatorio ? [] : ['Opcional']),
    ...(momento === '' ? [] : [momento]),
    ...(emisora ? [`Lo expide ${presentEntidad(emisora.nombre, emisora.sigla)}`] : []),
    ...(tarifa === null ? [] : [tarifa === 0 ? 'Sin costo' : `$ ${formatNumber(tarifa)}`]),
    ...(norma === '' ? [] : [norma]),
  ];
}

function Elementos({ requisito: { elementos } }: { readonly requisito: RequisitoDeTramite }) {
  const dichos = elementos.filter(({ decision }) => decision !== 'rechazado');
  if (dichos.length === 0) return null;
  return (
    <ul className={styles['elementos']} aria-label="Datos que prueba">
      {dichos.map(({ elementoId, dato, nombre, decision }) => (
        <li key={`${elementoId} ${dato}`}>
          <Tag>{decision === 'pendiente' ? `${nombre} (propuesto)` : nombre}</Tag>
        </li>
      ))}
    </ul>
  );
}

function Clasificar({ tramite, requisito }: Omit<RequisitoCardProps, 'isEditable'>) {
  const [isOpen, setOpen] = useState(false);
  if (requisito.tipo === 'pago' || requisito.tipo === 'condicion') return null;
  return (
    <div>
      <Button
        variant="secondary"
        size="small"
        icon={<ListChecks size={16} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Decir qué datos prueba <span className="sr">{requisito.nombre}</span>
      </Button>
      {isOpen ? (
        <ClasificacionDialog tramite={tramite} requisito={requisito} onClose={() => setOpen(false)} />
      ) : null}
    </div>
  );
}
