import { Button } from '@marco/web-kit/button';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { Textarea } from '@marco/web-kit/textarea';
import { MessageSquareWarning } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ItemVerificado } from '../../contract/index.ts';
import { LIMITES_NIVEL_TRES } from '../../contract/terms.ts';
import { findRechazoDeDictamen } from '../../rules/nivel-tres/verificacion.ts';
import type { DictamenPendiente } from './use-dictamen-de-item.ts';
import styles from './verificacion.module.css';

interface MotivoProps {
  readonly item: ItemVerificado;
  readonly pendiente: DictamenPendiente;
  readonly onSave: (motivo: string) => void;
  readonly onLeave: () => void;
}

/** The reason of a verdict, under its row; of one that is not met it becomes the mark for the entity. */
export function Motivo({ item, pendiente, onSave, onLeave }: MotivoProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const form = useRuledForm({
    initial: { motivo: pendiente.motivo },
    tellsAtFields: true,
    // Its row asks before what is chosen and not kept is lost.
    isLeftFreely: true,
    findErrors: ({ motivo }) => ({
      motivo: findRechazoDeDictamen(item, { ...pendiente, motivo: motivo.trim() })?.mensaje,
    }),
    onSend: async ({ motivo }) => onSave(motivo.trim()),
  });
  const isMarca = pendiente.veredicto === 'no-cumple';
  return (
    <div className={styles['motivo']}>
      <Textarea
        ref={field}
        label={isMarca ? `Marca para la entidad en ${item.codigo}` : `Motivo de ${item.codigo}`}
        required
        rows={2}
        maxLength={LIMITES_NIVEL_TRES.motivo}
        hint={`${form.values.motivo.length} de ${LIMITES_NIVEL_TRES.motivo} caracteres.${isMarca ? ' La entidad lee este texto junto a su campo.' : ''}`}
        {...bindField(form, 'motivo')}
      />
      <div className={styles['botones']}>
        <Button size="small" variant="secondary" onClick={form.send}>
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
export function MotivoDicho({ item: { codigo, veredicto, motivo }, onEdit }: MotivoDichoProps) {
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
