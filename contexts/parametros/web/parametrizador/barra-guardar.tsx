import { Button } from '@marco/web-kit/button';
import { useLatest } from '@marco/web-kit/modal';
import { useEffect } from 'react';
import type { Parametro } from '../../contract/index.ts';
import styles from './parametrizador.module.css';

interface BarraGuardarProps {
  readonly cambiados: readonly Parametro[];
  readonly isSending: boolean;
  readonly isHidden: boolean;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

/** What a save would do, and the save: also with Ctrl S. */
export function BarraGuardar({ cambiados, isSending, isHidden, onSave, onDiscard }: BarraGuardarProps) {
  const cuantos = cambiados.length;
  const save = useLatest(onSave);
  const isListening = cuantos > 0 && !isHidden;
  useEffect(() => {
    if (!isListening) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      if (!event.repeat) save.current();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isListening, save]);
  const efectos = [...new Set(cambiados.map(({ efecto }) => efecto))];
  const esperan = cambiados.filter(({ sensible }) => sensible).length;
  if (cuantos === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section of a form is no landmark without this role
    <div role="region" aria-label="Cambios sin guardar" className={styles['bar']} data-print="hide">
      <p role="status">
        <strong>{cuantos === 1 ? '1 cambio sin guardar.' : `${cuantos} cambios sin guardar.`}</strong>{' '}
        {efectos.length === 1 ? efectos[0] : 'Lea junto a cada valor qué cambia al guardar.'}
        {esperan > 0
          ? ` ${esperan === cuantos ? 'Rige' : `${esperan} ${esperan === 1 ? 'rige' : 'rigen'}`} cuando otra persona lo confirme.`
          : ''}
      </p>
      <div className={styles['buttons']}>
        <Button variant="ghost" onClick={onDiscard}>
          Descartar
        </Button>
        <Button type="submit" busy={isSending && 'Guardando'} aria-keyshortcuts="Control+S">
          Guardar cambios
        </Button>
      </div>
    </div>
  );
}
