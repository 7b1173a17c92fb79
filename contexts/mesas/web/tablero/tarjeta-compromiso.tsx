import { Button } from '@marco/web-kit/button';
import { Avatar, initials, MenuButton } from '@marco/web-kit/menu-button';
import { EllipsisVertical } from 'lucide-react';
import type { Compromiso } from '../../contract/index.ts';
import type { ColumnaTablero } from '../../contract/tablero.terms.ts';
import { listBotonesCompromiso } from '../../rules/compromisos/can-update-compromiso.ts';
import { TEXTOS_ACCION } from '../compromisos/compromiso-detalle.tsx';
import { UltimoAvance } from '../compromisos/ultimo-avance.tsx';
import type { AccionDeCompromiso } from '../compromisos/use-acciones-compromiso.tsx';
import styles from './tablero.module.css';
import { VenceCompromiso } from './vence-compromiso.tsx';

interface TarjetaCompromisoProps {
  readonly compromiso: Compromiso;
  readonly columna: ColumnaTablero;
  readonly onOpen: (compromiso: Compromiso) => void;
  readonly onAccion: (accion: AccionDeCompromiso, compromiso: Compromiso) => void;
}

/** A commitment on the board; one of the reader has its edge and its two buttons, the others a menu with the same. */
export function TarjetaCompromiso({ compromiso, columna, onOpen, onAccion }: TarjetaCompromisoProps) {
  const { descripcion, nombreMesa, mio, estado, responsable, permisos } = compromiso;
  const [nombre = '', apellido = ''] = listNombreYApellido(responsable);
  return (
    <li className={mio ? `${styles['card']} ${styles['mine']}` : styles['card']}>
      <div className={styles['top']}>
        <button type="button" className={styles['name']} onClick={() => onOpen(compromiso)}>
          {descripcion}
        </button>
        <MenuButton
          label={`Acciones de: ${descripcion}`}
          className={styles['menu']}
          items={[
            { id: 'ver', label: 'Ver el compromiso', onSelect: () => onOpen(compromiso) },
            ...listBotonesCompromiso(estado).map(({ accion }) => ({
              id: accion,
              label: TEXTOS_ACCION[accion],
              onSelect: () => onAccion(accion, compromiso),
              blocked: permisos[accion],
            })),
          ]}
        >
          <EllipsisVertical size={16} aria-hidden="true" />
        </MenuButton>
      </div>
      <span className={styles['mesa']}>Mesa {nombreMesa}</span>
      <VenceCompromiso compromiso={compromiso} columna={columna} />
      <UltimoAvance compromiso={compromiso} />
      <span className={styles['who']}>
        <span className={styles['avatar']}>
          <Avatar text={initials(nombre, apellido)} />
        </span>
        {mio ? 'Usted' : responsable}
      </span>
      {mio && estado === 'abierto' ? (
        <div className={styles['actions']}>
          <Button
            variant="secondary"
            size="small"
            blocked={permisos.cumplir}
            onClick={() => onAccion('cumplir', compromiso)}
          >
            Cumplir <span className="sr">{descripcion}</span>
          </Button>
          {/* Used, it is in the menu alone, which says why: its reasons would cover the card they return the focus to. */}
          {permisos.prorrogar.allowed ? (
            <Button variant="neutral" size="small" onClick={() => onAccion('prorrogar', compromiso)}>
              Prórroga <span className="sr">de {descripcion}</span>
            </Button>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}

/** The words whose initials stand for who answers: of two names and two surnames the first of each; of an office its nouns. */
function listNombreYApellido(responsable: string): readonly string[] {
  const words = responsable.split(' ').filter((word) => word.length > 3 || /^\p{Lu}/u.test(word));
  return words.length === 4 ? [words[0] ?? '', words[2] ?? ''] : words;
}
