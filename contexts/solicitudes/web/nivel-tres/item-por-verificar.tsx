import { Button } from '@marco/web-kit/button';
import { classNames } from '@marco/web-kit/class-names';
import { type KeyboardEvent, useRef } from 'react';
import type { ItemVerificado, Solicitud } from '../../contract/index.ts';
import { EvidenciaDeItem } from './evidencia-item.tsx';
import { Motivo, MotivoDicho } from './motivo-item.tsx';
import { PuntoDeItem } from './punto-item.tsx';
import type { EnvioDeDictamen } from './use-dictamen.ts';
import { explainGuardado, useDictamenDeItem } from './use-dictamen-de-item.ts';
import type { ValoresNivelTres } from './valores-nivel-tres.ts';
import { Veredicto, VeredictoDicho } from './veredicto-item.tsx';
import styles from './verificacion.module.css';
import { QUIEN_DECIDE } from './verificacion.ts';

interface ItemPorVerificarProps {
  readonly solicitud: Solicitud;
  readonly item: ItemVerificado;
  readonly valores: ValoresNivelTres;
  readonly onDictamen: EnvioDeDictamen;
}

/** An item of the list: what it asks, its evidence, who decides it and the verdict (design 13). */
export function ItemPorVerificar({ solicitud, item, valores, onDictamen }: ItemPorVerificarProps) {
  const { codigo, verifica, decidible } = item;
  const { pendiente, choose, write, save, leave, wasSaved } = useDictamenDeItem(item, onDictamen);
  const veredicto = pendiente === null ? item.veredicto : pendiente.veredicto;
  const row = useRef<HTMLLIElement>(null);

  function pressKey(event: KeyboardEvent): void {
    const { target } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || target instanceof HTMLTextAreaElement) return;
    // The dialog of a document is drawn elsewhere: its keys are its own.
    if (!(target instanceof Node) || !row.current?.contains(target)) return;
    const key = event.key.toLowerCase();
    if (key !== 'e' && key !== 'm') return;
    event.preventDefault();
    if (key === 'e') openEvidencia(row.current);
    else if (decidible && veredicto !== null && veredicto !== 'cumple') write(item.motivo);
  }

  /** The field of the reason goes: who works by keyboard goes on at the verdict. */
  function backToVeredicto(work: () => void): void {
    work();
    row.current?.querySelector('select')?.focus();
  }

  return (
    <li
      ref={row}
      className={classNames(styles['item'], veredicto === 'no-cumple' && styles['incumplido'])}
      onKeyDown={pressKey}
      data-item={codigo}
    >
      <PuntoDeItem item={item} />
      <div className={styles['evidencia']} data-evidencia="">
        <EvidenciaDeItem solicitud={solicitud} item={item} valores={valores} />
      </div>
      <p className={classNames(styles['quien'], verifica === 'operador' && styles['and'])}>
        <span className="sr">Decide: </span>
        <span className={styles['decide']} aria-hidden="true">
          Decide:{' '}
        </span>
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
          <Button variant="secondary" size="small" onClick={() => save(pendiente.motivo)}>
            Reintentar<span className="sr"> el veredicto de {codigo}</span>
          </Button>
        ) : null}
      </div>
      {pendiente?.fase === 'escribiendo' ? (
        <Motivo
          item={item}
          pendiente={pendiente}
          onSave={(motivo) => backToVeredicto(() => save(motivo))}
          onLeave={() => backToVeredicto(leave)}
        />
      ) : (
        <MotivoDicho item={item} {...(decidible ? { onEdit: () => write(item.motivo) } : {})} />
      )}
    </li>
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
