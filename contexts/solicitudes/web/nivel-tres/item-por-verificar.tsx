import { ApiError } from '@marco/web-kit/api-client';
import { Button } from '@marco/web-kit/button';
import { Chip } from '@marco/web-kit/chip';
import { classNames } from '@marco/web-kit/class-names';
import { Select } from '@marco/web-kit/select';
import { Textarea } from '@marco/web-kit/textarea';
import { useUnsavedChanges } from '@marco/web-kit/unsaved-changes';
import { MessageSquareWarning } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { ItemVerificado, Solicitud } from '../../contract/index.ts';
import {
  LIMITES_NIVEL_TRES,
  VEREDICTO_ITEM,
  VEREDICTOS_ITEM,
  type VeredictoItem,
} from '../../contract/terms.ts';
import { findRechazoDeDictamen } from '../../rules/nivel-tres/verificacion.ts';
import { EvidenciaDeItem } from './evidencia-item.tsx';
import type { EnvioDeDictamen } from './use-dictamen.ts';
import type { ValoresNivelTres } from './valores-nivel-tres.ts';
import styles from './verificacion.module.css';
import { QUIEN_DECIDE, TONO_VEREDICTO } from './verificacion.ts';

interface ItemPorVerificarProps {
  readonly solicitud: Solicitud;
  readonly item: ItemVerificado;
  readonly valores: ValoresNivelTres;
  readonly onDictamen: EnvioDeDictamen;
}

/** What is chosen and not kept yet: the reason is being written, it is on its way, or it did not arrive. */
interface Pendiente {
  readonly veredicto: VeredictoItem | null;
  readonly motivo: string;
  readonly fase: 'escribiendo' | 'guardando' | 'fallido';
  /** Why it did not arrive. */
  readonly error: string;
}

/** An item of the list: what it asks, its evidence, who decides it and the verdict (design 13). */
export function ItemPorVerificar({ solicitud, item, valores, onDictamen }: ItemPorVerificarProps) {
  const { codigo, etiqueta, lineamiento, verifica, impide, decidible } = item;
  const { pendiente, choose, write, save, leave, wasSaved } = useDictamenDeItem(item, onDictamen);
  const veredicto = pendiente === null ? item.veredicto : pendiente.veredicto;
  const row = useRef<HTMLLIElement>(null);

  function pressKey(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target instanceof HTMLTextAreaElement) return;
    const key = event.key.toLowerCase();
    if (key !== 'e' && key !== 'm') return;
    event.preventDefault();
    if (key === 'e') openEvidencia(row.current);
    else if (decidible && veredicto !== null && veredicto !== 'cumple') write(item.motivo);
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: keys that its controls let through are shortcuts of the row
    <li
      ref={row}
      className={classNames(styles['item'], veredicto === 'no-cumple' && styles['incumplido'])}
      onKeyDown={pressKey}
      data-item={codigo}
    >
      <div className={styles['punto']}>
        <span className={styles['codigo']}>{codigo}</span>
        <span>
          <b>{etiqueta}</b>
          <small>
            {lineamiento === null ? null : `${lineamiento}`}
            {impide ? null : `${lineamiento === null ? '' : ', '}solo avisa`}
          </small>
        </span>
      </div>
      <div className={styles['evidencia']} data-evidencia="">
        <EvidenciaDeItem solicitud={solicitud} item={item} valores={valores} />
      </div>
      <p className={classNames(styles['quien'], verifica === 'operador' && styles['and'])}>
        <span className="sr">Decide: </span>
        {decidible ? 'Usted' : QUIEN_DECIDE[verifica]}
      </p>
      <div className={styles['veredicto']}>
        {decidible ? (
          <Veredicto item={item} veredicto={veredicto} onChange={choose} />
        ) : (
          <VeredictoDicho item={item} />
        )}
        <p className={styles['guardado']} role="status">
          {explainGuardado(pendiente, wasSaved)}
        </p>
        {pendiente?.fase === 'fallido' ? (
          <Button variant="secondary" size="small" onClick={save}>
            Reintentar<span className="sr"> el veredicto de {codigo}</span>
          </Button>
        ) : null}
      </div>
      {pendiente?.fase === 'escribiendo' ? (
        <Motivo item={item} pendiente={pendiente} onChange={write} onSave={save} onLeave={leave} />
      ) : (
        <MotivoDicho item={item} {...(decidible ? { onEdit: () => write(item.motivo) } : {})} />
      )}
    </li>
  );
}

function explainGuardado(pendiente: Pendiente | null, wasSaved: boolean): string {
  if (pendiente?.fase === 'guardando') return 'Guardando';
  if (pendiente?.fase === 'fallido') return `Sin guardar. ${pendiente.error}`;
  return pendiente === null && wasSaved ? 'Guardado' : '';
}

/** What somebody chooses of an item until the server keeps it. */
function useDictamenDeItem(item: ItemVerificado, onDictamen: EnvioDeDictamen) {
  const { codigo } = item;
  const [pendiente, setPendiente] = useState<Pendiente | null>(null);
  const [wasSaved, setSaved] = useState(false);
  // What is written and not kept is asked about before the page goes; what is on its way is not.
  useUnsavedChanges(pendiente !== null && pendiente.fase !== 'guardando');

  async function send(veredicto: VeredictoItem | null, motivo: string): Promise<void> {
    setPendiente({ veredicto, motivo, fase: 'guardando', error: '' });
    let error = '';
    const isKept = await onDictamen({ codigo, veredicto, motivo }, (reason) => {
      error = reason instanceof ApiError ? reason.mensaje : 'No hay conexión con el servidor.';
    });
    setSaved(isKept);
    setPendiente(isKept ? null : { veredicto, motivo, fase: 'fallido', error });
  }

  return {
    pendiente,
    wasSaved,
    choose: (veredicto: VeredictoItem | null) => {
      if (veredicto === null || veredicto === 'cumple') void send(veredicto, '');
      else setPendiente({ veredicto, motivo: item.motivo, fase: 'escribiendo', error: '' });
    },
    write: (motivo: string) =>
      setPendiente((before) => ({
        veredicto: before === null ? item.veredicto : before.veredicto,
        motivo,
        fase: 'escribiendo',
        error: '',
      })),
    save: () => {
      if (pendiente !== null) void send(pendiente.veredicto, pendiente.motivo.trim());
    },
    leave: () => setPendiente(null),
  };
}

interface VeredictoProps {
  readonly item: ItemVerificado;
  readonly veredicto: VeredictoItem | null;
  readonly onChange: (veredicto: VeredictoItem | null) => void;
}

function Veredicto({ item, veredicto, onChange }: VeredictoProps) {
  const opciones = VEREDICTOS_ITEM.filter((uno) => uno !== 'no-aplica' || item.admiteNoAplica);
  return (
    <div className={classNames(styles['select'], veredicto !== null && styles[veredicto])}>
      <Select
        label={`Veredicto de ${item.codigo}: ${item.etiqueta}`}
        hideLabel
        small
        placeholder="Sin decidir"
        options={opciones.map((value) => ({ value, label: VEREDICTO_ITEM[value] }))}
        value={veredicto ?? ''}
        onChange={(value) => onChange(VEREDICTOS_ITEM.find((uno) => uno === value) ?? null)}
      />
    </div>
  );
}

/** The verdict of an item its reader does not decide. */
export function VeredictoDicho({ item: { veredicto } }: { readonly item: ItemVerificado }) {
  return veredicto === null ? (
    <Chip tone="gray-ring">Sin decidir</Chip>
  ) : (
    <Chip tone={TONO_VEREDICTO[veredicto]}>{VEREDICTO_ITEM[veredicto]}</Chip>
  );
}

interface MotivoProps {
  readonly item: ItemVerificado;
  readonly pendiente: Pendiente;
  readonly onChange: (motivo: string) => void;
  readonly onSave: () => void;
  readonly onLeave: () => void;
}

/** The reason of a verdict, under its row; of one that is not met it becomes the mark for the entity. */
function Motivo({ item, pendiente, onChange, onSave, onLeave }: MotivoProps) {
  const [wasTried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { motivo } = pendiente;
  const rechazo = findRechazoDeDictamen(item, { ...pendiente, motivo: motivo.trim() });
  const isMarca = pendiente.veredicto === 'no-cumple';
  return (
    <div className={styles['motivo']}>
      <Textarea
        ref={field}
        label={isMarca ? `Marca para la entidad en ${item.codigo}` : `Motivo de ${item.codigo}`}
        required
        rows={2}
        maxLength={LIMITES_NIVEL_TRES.motivo}
        hint={`${motivo.length} de ${LIMITES_NIVEL_TRES.motivo} caracteres.${isMarca ? ' La entidad lo lee junto a su campo.' : ''}`}
        value={motivo}
        onChange={onChange}
        errors={rechazo === undefined ? [] : [rechazo.mensaje]}
        submitted={wasTried}
      />
      <div className={styles['botones']}>
        <Button
          size="small"
          variant="secondary"
          onClick={() => {
            setTried(true);
            if (rechazo === undefined) onSave();
          }}
        >
          Guardar veredicto<span className="sr"> de {item.codigo}</span>
        </Button>
        <Button size="small" variant="ghost" onClick={onLeave}>
          Cancelar<span className="sr"> el veredicto de {item.codigo}</span>
        </Button>
      </div>
    </div>
  );
}

interface MotivoDichoProps {
  readonly item: ItemVerificado;
  readonly onEdit?: () => void;
}

/** The reason as it is kept. */
function MotivoDicho({ item: { codigo, veredicto, motivo }, onEdit }: MotivoDichoProps) {
  if (motivo === '') return null;
  const isMarca = veredicto === 'no-cumple';
  return (
    <div className={styles['dicho']}>
      {isMarca ? <MessageSquareWarning size={17} /> : null}
      <p>
        <b>{isMarca ? 'Marca para la entidad.' : 'Motivo.'}</b> {motivo}
      </p>
      {onEdit === undefined ? null : (
        <Button variant="neutral" size="small" onClick={onEdit}>
          Editar<span className="sr"> el motivo de {codigo}</span>
        </Button>
      )}
    </div>
  );
}

/** Looks at the first document of a row; without one, at the whole answer. */
function openEvidencia(row: HTMLElement | null): void {
  const box = row?.querySelector('[data-evidencia]');
  const document = box?.querySelector<HTMLElement>('button');
  const answer = box?.querySelector('details');
  if (document) document.click();
  else if (answer) {
    answer.open = !answer.open;
    answer.querySelector('summary')?.focus();
  }
}
