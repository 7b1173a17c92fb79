import { refuseWith } from '@marco/contract-kit/decision';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { IconButton } from '@marco/web-kit/icon-button';
import { useModal } from '@marco/web-kit/modal';
import { Tag } from '@marco/web-kit/tag';
import { Textarea } from '@marco/web-kit/textarea';
import { Plus, Trash2 } from 'lucide-react';
import { type Dispatch, type SetStateAction, useRef } from 'react';
import type { DecisionReunion, GestionReunion } from '../../contract/index.ts';
import { LIMITES_REUNION } from '../../contract/terms.ts';
import { CampoDesarrollo } from './campo-desarrollo.tsx';
import styles from './desarrollo.module.css';
import { useDecisiones } from './use-decisiones.ts';
import type { DesarrolloEscrito } from './use-desarrollo.ts';

const SIN_DECISION = refuseWith('Escriba la decisión para agregarla.');

interface DecisionesProps {
  readonly reunion: GestionReunion;
  readonly desarrollo: DesarrolloEscrito;
  readonly readOnly: boolean;
  /** The decision being written, kept by the screen so that leaving asks. */
  readonly nueva: string;
  readonly onNueva: Dispatch<SetStateAction<string>>;
}

/** What the meeting decided: added, corrected while it is written, taken out. */
export function Decisiones({ reunion, desarrollo, readOnly, nueva, onNueva }: DecisionesProps) {
  const { decisiones } = reunion;
  const modals = useModal();
  const { add, remove: send, isSaving } = useDecisiones(reunion);
  const escrita = useRef<HTMLTextAreaElement>(null);

  async function addNueva(): Promise<void> {
    const pressed = document.activeElement;
    if (!(await add(nueva))) return;
    // What was written while it was sent is the next one.
    onNueva((now) => (now === nueva ? '' : now));
    // The next one is written right away, unless the person went elsewhere meanwhile.
    if (document.activeElement === pressed) escrita.current?.focus();
  }

  async function remove({ id }: DecisionReunion): Promise<void> {
    const isSure = await modals.ask({
      title: '¿Quitar la decisión?',
      message: 'Dejará de ser parte del acta.',
      confirmLabel: 'Quitar decisión',
    });
    if (!isSure || !(await desarrollo.flush())) return;
    await send({ id, texto: desarrollo.read(`decision:${id}`) });
  }

  return (
    <Card title="Decisiones" aside={<Tag>{String(decisiones.length)}</Tag>}>
      {decisiones.length === 0 ? <p className={styles['none']}>Aún no hay decisiones.</p> : null}
      <ol className={styles['decisions']}>
        {decisiones.map((decision, lugar) => (
          <li key={decision.id}>
            <div className={styles['decision']}>
              <div>
                <CampoDesarrollo
                  desarrollo={desarrollo}
                  campo={`decision:${decision.id}`}
                  label={`Decisión ${lugar + 1}`}
                  rows={2}
                  readOnly={readOnly}
                />
              </div>
              {readOnly ? null : (
                <IconButton
                  label={`Quitar la decisión ${lugar + 1}`}
                  icon={<Trash2 size={18} />}
                  onClick={() => void remove(decision)}
                />
              )}
            </div>
          </li>
        ))}
      </ol>
      {readOnly ? null : (
        <div className={styles['new']}>
          <Textarea
            ref={escrita}
            label="Nueva decisión"
            rows={2}
            maxLength={LIMITES_REUNION.decision}
            value={nueva}
            onChange={onNueva}
          />
          <Button
            variant="secondary"
            icon={<Plus size={18} />}
            busy={isSaving && 'Guardando'}
            blocked={nueva.trim() === '' ? SIN_DECISION : undefined}
            onClick={() => void addNueva()}
          >
            Agregar decisión
          </Button>
        </div>
      )}
    </Card>
  );
}
