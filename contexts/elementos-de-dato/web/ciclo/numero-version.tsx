import { Button } from '@marco/web-kit/button';
import { Notice } from '@marco/web-kit/notice';
import { useSavedChange } from '@marco/web-kit/saved-change';
import { useState } from 'react';
import type { ElementoPrivado, updateNumeroEndpoint, Veredicto } from '../../contract/index.ts';
import { ACTOS } from '../../rules/ciclo/ciclo-de-vida.ts';
import { toElementoKey } from '../use-elemento.ts';
import styles from './ciclo.module.css';

interface NumeroVersionProps {
  readonly elemento: ElementoPrivado;
  /** Saves what is being written; answers the version of the record it stands on, or null when it could not. */
  readonly onBefore?: () => Promise<number | null>;
  readonly onSaved?: (elemento: ElementoPrivado) => void;
}

/** The number the changes of a version ask for and why, with the way to take it; nothing for a first version. */
export function NumeroVersion({ elemento, onBefore, onSaved }: NumeroVersionProps) {
  const { versionId, version, numero, numeracion, acciones, estado } = elemento;
  const [isTaking, setTaking] = useState(false);
  const { send } = useSavedChange<ElementoPrivado>({
    show: (queries, saved) => {
      queries.setQueryData(toElementoKey(versionId), saved);
      onSaved?.(saved);
    },
    refresh: ['elementos'],
  });
  if (numeracion === null) return null;
  const { cambio, propuesto, corresponde, razones, sinCambios, vigente } = numeracion;
  if (sinCambios)
    return (
      <div className={styles['impact']}>
        <p className={styles['text']}>
          Número de la versión: <b className="num">{numero}</b>.
        </p>
        <Notice>Todavía dice lo mismo que la {vigente}, que está vigente.</Notice>
      </div>
    );

  async function take(): Promise<void> {
    const seen = onBefore ? await onBefore() : version;
    if (seen === null) return;
    await send(
      (api, options) =>
        api.call<typeof updateNumeroEndpoint>(
          { method: 'PUT', path: '/elemento-dato/{versionId}/numero' },
          { params: { versionId: String(versionId) }, body: { cambio } },
          { ...options, version: seen },
        ),
      `La versión es ahora la ${propuesto}.`,
    );
  }

  /** One change at a time, including the save before it: a second one would use the version from before the first. */
  async function press(): Promise<void> {
    setTaking(true);
    await take().finally(() => setTaking(false));
  }

  return (
    <div className={styles['impact']}>
      <PropuestaNumero elemento={elemento} />
      <VeredictoCambio veredicto={{ cambio, compatible: cambio === 'menor', razones }} />
      {propuesto === numero ? null : corresponde ? (
        <p className={styles['text']}>Consérvelo si cambia el significado del elemento.</p>
      ) : null}
      {propuesto === numero || estado !== ACTOS.editar.en ? null : (
        <div>
          <Button
            size="small"
            variant="secondary"
            blocked={acciones.editar}
            busy={isTaking && 'Guardando'}
            onClick={() => void press()}
          >
            Usar el número {propuesto}
          </Button>
        </div>
      )}
    </div>
  );
}

/** '1.1; sus cambios proponen 2.0', before anybody approves it. */
export function PropuestaNumero({ elemento }: { readonly elemento: ElementoPrivado }) {
  const { numero, numeracion } = elemento;
  if (numeracion === null) return null;
  const { vigente, propuesto, sinCambios } = numeracion;
  return (
    <p className={styles['text']}>
      Número de la versión: <b className="num">{numero}</b>.{' '}
      {sinCambios ? (
        <>Dice lo mismo que la {vigente}, que está vigente.</>
      ) : (
        <>
          Por sus cambios frente a la {vigente}, se propone <b className="num">{propuesto}</b>.
        </>
      )}
    </p>
  );
}

/** Whether messages right before are right after, and so which number is enough; with the reasons. */
export function VeredictoCambio({ veredicto }: { readonly veredicto: Veredicto }) {
  const { compatible, razones } = veredicto;
  return (
    <Notice tone={compatible ? 'ok' : 'warn'}>
      <b>{compatible ? 'Compatible: basta una versión menor.' : 'Incompatible: pide una versión mayor.'}</b>
      {razones.length > 0 ? (
        <ul className={styles['reasons']}>
          {razones.map((razon) => (
            <li key={razon}>{razon}</li>
          ))}
        </ul>
      ) : null}
    </Notice>
  );
}
