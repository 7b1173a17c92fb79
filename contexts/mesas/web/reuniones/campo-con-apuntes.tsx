import { Button } from '@marco/web-kit/button';
import { Gavel, ListChecks } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { GestionReunion } from '../../contract/index.ts';
import {
  type Apunte,
  type ClaseApunte,
  findApunteEn,
  listApuntes,
  PREFIJO_APUNTE,
  writePrefijo,
} from '../../rules/apuntes/apuntes.ts';
import { CompromisoDialog } from '../compromisos/compromiso-dialog.tsx';
import { toValoresDichos } from '../compromisos/valores-compromiso.ts';
import styles from './apuntes.module.css';
import { CampoDesarrollo } from './campo-desarrollo.tsx';
import { ListaApuntes } from './lista-apuntes.tsx';
import { useApuntes } from './use-apuntes.ts';
import type { DesarrolloEscrito } from './use-desarrollo.ts';

interface CampoConApuntesProps {
  readonly reunion: GestionReunion;
  readonly desarrollo: DesarrolloEscrito;
  readonly campo: string;
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
  readonly rows: number;
  readonly readOnly: boolean;
}

/**
 * A text of the minutes whose lines become decisions and commitments while it is written: a line says what it is by the
 * word it begins with, and one press notes it. Nothing but the text keeps it until then.
 */
export function CampoConApuntes({ reunion, ...campo }: CampoConApuntesProps) {
  if (campo.readOnly) return <CampoDesarrollo {...campo} />;
  return <ConApuntes reunion={reunion} {...campo} />;
}

function ConApuntes({ reunion, ...props }: CampoConApuntesProps) {
  const { desarrollo, campo, label } = props;
  const control = useRef<HTMLTextAreaElement>(null);
  /** Where the cursor goes once the text that was written for the person stands. */
  const goal = useRef<number | null>(null);
  const [actual, setActual] = useState<Apunte | undefined>();
  const apuntes = useApuntes(reunion, desarrollo, campo);
  const notas = desarrollo.read(campo);
  const esperan = listApuntes(notas);

  useLayoutEffect(() => {
    if (goal.current === null) return;
    control.current?.focus();
    control.current?.setSelectionRange(goal.current, goal.current);
    goal.current = null;
  });

  const look = () => {
    const { value = '', selectionStart = 0 } = control.current ?? {};
    setActual(findApunteEn(value, selectionStart));
  };

  function begin(clase: ClaseApunte): void {
    const { value, selectionStart } = control.current ?? { value: notas, selectionStart: notas.length };
    const written = writePrefijo(value, selectionStart, clase);
    goal.current = written.cursor;
    desarrollo.write(campo, written.notas);
  }

  function recordByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    const apunte = findApunteEn(event.currentTarget.value, event.currentTarget.selectionStart);
    if (!apunte) return;
    event.preventDefault();
    void apuntes.record(apunte);
  }

  return (
    <div className={styles['campo']}>
      <CampoDesarrollo {...props} ref={control} onKeyDown={recordByKey} onSelect={look} />
      <div className={styles['barra']} data-print="hide">
        <span className={styles['ayuda']}>
          {actual === undefined ? (
            <>Línea actual:</>
          ) : (
            <>
              <kbd>Ctrl</kbd> + <kbd>Enter</kbd> la agrega
            </>
          )}
        </span>
        <Linea clase="decision" campo={label} onBegin={begin} />
        <Linea clase="compromiso" campo={label} onBegin={begin} />
      </div>
      <ListaApuntes campo={label} esperan={esperan} entidades={reunion.entidades} apuntes={apuntes} />
      {apuntes.opened && apuntes.acordadoEn !== null ? (
        <CompromisoDialog
          origen={reunion}
          compromiso={null}
          acordadoEn={apuntes.acordadoEn}
          inicial={toValoresDichos(apuntes.opened.dicho)}
          onSaved={() => {
            if (apuntes.opened) apuntes.clear(apuntes.opened.apunte);
          }}
          onClose={() => apuntes.open(null)}
        />
      ) : null}
    </div>
  );
}

interface LineaProps {
  readonly clase: ClaseApunte;
  readonly campo: string;
  readonly onBegin: (clase: ClaseApunte) => void;
}

/** Makes the line of the cursor a decision or a commitment. */
function Linea({ clase, campo, onBegin }: LineaProps) {
  return (
    <Button
      variant="neutral"
      size="small"
      icon={clase === 'decision' ? <Gavel size={16} /> : <ListChecks size={16} />}
      onClick={() => onBegin(clase)}
    >
      {PREFIJO_APUNTE[clase].slice(0, -1)} <span className="sr">en la línea actual de {campo}</span>
    </Button>
  );
}
