import { presentEntidad } from '@marco/entidades/terms';
import { Card } from '@marco/web-kit/card';
import { Chip } from '@marco/web-kit/chip';
import { Landmark } from 'lucide-react';
import { Link } from 'react-router';
import type { GestionMesa } from '../../contract/index.ts';
import { ROL_PARTICIPANTE } from '../../contract/terms.ts';
import { AddEntidad } from '../mesas/add-entidad.tsx';
import styles from './espacio.module.css';

/** Entidades the block names; the list of all tells the rest. */
const NOMBRADAS = 6;

/** The entidades of the mesa, the one that leads first. */
export function ParticipantesCard({ mesa }: { readonly mesa: GestionMesa }) {
  const { entidades } = mesa;
  return (
    <Card title="Participantes" aside={mesa.gestiona ? <AddEntidad mesa={mesa} /> : null} flush>
      {entidades.length === 0 ? <p className={styles['empty']}>Aún no hay entidades participantes.</p> : null}
      <ul className={styles['entities']}>
        {entidades.slice(0, NOMBRADAS).map(({ id, nombre, rol }) => (
          <li key={id}>
            <span className={styles['tile']} aria-hidden="true">
              <Landmark size={16} />
            </span>
            <b>{presentEntidad(nombre)}</b>
            <Chip tone={rol === 'lider' ? 'blue' : 'gray-ring'}>{ROL_PARTICIPANTE[rol]}</Chip>
          </li>
        ))}
      </ul>
      {entidades.length > 0 ? (
        <p className={styles['more']}>
          <Link to={{ search: '?pestana=entidades' }}>
            {entidades.length === 1 ? 'Ver la entidad' : `Ver las ${entidades.length} entidades`}
          </Link>
        </p>
      ) : null}
    </Card>
  );
}
