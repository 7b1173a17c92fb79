import { Button } from '@marco/web-kit/button';
import { Combobox } from '@marco/web-kit/combobox';
import { DraftOffer } from '@marco/web-kit/form-draft';
import { foldText } from '@marco/web-kit/format';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { Textarea } from '@marco/web-kit/textarea';
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { LIMITES_COMENTARIO } from '../../contract/conversacion.terms.ts';
import { writeMenciones } from '../../rules/conversacion/menciones.ts';
import styles from './conversacion-mesa.module.css';
import { useReadMencionables } from './use-conversacion-mesa.ts';

interface Elegido {
  readonly id: number;
  readonly nombre: string;
}

interface ComentarioFormProps {
  readonly idMesa: number;
  /** Name of the draft that is kept of it; null keeps none. */
  readonly nombre: string | null;
  readonly submitLabel: string;
  readonly inicial?: { readonly texto: string; readonly elegidos: readonly Elegido[] };
  readonly onSend: (texto: string) => Promise<void>;
  readonly onCancel?: () => void;
}

const VACIO: { readonly texto: string; readonly elegidos: readonly Elegido[] } = { texto: '', elegidos: [] };

/** The box a comment is written in, and the list of those it may mention; an @ leads to that list. */
export function ComentarioForm(props: ComentarioFormProps) {
  const { idMesa, nombre, submitLabel, inicial = VACIO, onSend, onCancel } = props;
  const readPersonas = useReadMencionables(idMesa);
  const control = useRef<HTMLTextAreaElement>(null);
  const lista = useRef<HTMLDivElement>(null);
  /** Where the cursor goes once a name stands in the text; at its end where a comment is opened to be changed. */
  const goal = useRef(onCancel ? inicial.texto.length : null);
  const [vez, setVez] = useState(0);
  const form = useRuledForm({
    initial: inicial,
    ...(nombre === null ? {} : { draft: { name: nombre, version: null } }),
    tellsAtFields: true,
    findErrors: ({ texto }) => ({ texto: texto.trim() === '' ? 'Escriba el comentario.' : undefined }),
    onSend: async ({ texto, elegidos }) => {
      await onSend(writeMenciones(texto.trim(), elegidos));
      form.restart(VACIO);
    },
  });
  const campo = bindField(form, 'texto');

  useLayoutEffect(() => {
    if (goal.current === null) return;
    control.current?.focus();
    control.current?.setSelectionRange(goal.current, goal.current);
    goal.current = null;
  });

  /** Puts a name where the cursor stands, in place of the @ that led to the list. */
  function mention(elegido: Elegido): void {
    const { texto, elegidos } = form.values;
    const at = control.current?.selectionStart ?? texto.length;
    const before = texto.slice(0, at).replace(/@$/u, '');
    const space = before === '' || /\s$/u.test(before) ? '' : ' ';
    const begun = `${before}${space}@${elegido.nombre} `;
    goal.current = begun.length;
    form.change({
      texto: `${begun}${texto.slice(at)}`,
      elegidos: [...elegidos.filter(({ id }) => id !== elegido.id), elegido],
    });
    setVez((now) => now + 1);
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      form.send();
    }
    const before = event.currentTarget.value[event.currentTarget.selectionStart - 1] ?? ' ';
    if (event.key !== '@' || !/\s/u.test(before)) return;
    event.preventDefault();
    lista.current?.querySelector('input')?.focus();
  }

  return (
    <form className={styles['form']} noValidate onSubmit={form.onSubmit}>
      <DraftOffer draft={form.draft} />
      <Textarea
        key={form.draft.takes}
        ref={control}
        label="Comentario"
        hideLabel
        hint={`Escriba @ para mencionar a alguien. Ctrl + Enter lo envía; se puede cambiar durante ${LIMITES_COMENTARIO.minutos} minutos.`}
        rows={3}
        placeholder="Escriba un comentario"
        maxLength={LIMITES_COMENTARIO.texto}
        aria-keyshortcuts="Control+Enter"
        onKeyDown={onKeyDown}
        {...campo}
        errors={campo.submitted ? campo.errors : []}
      />
      <div className={styles['pie']}>
        <div ref={lista} className={styles['personas']}>
          <Combobox
            key={vez}
            label="Mencionar a una persona de la mesa"
            hideLabel
            placeholder="Mencionar a…"
            minChars={0}
            debounceMs={0}
            maxItems={8}
            value={null}
            emptyText="Nadie de la mesa se llama así"
            load={async (typed) =>
              (await readPersonas())
                .filter(({ nombre: each }) => foldText(each).includes(foldText(typed)))
                .map(({ id, nombre: label, entidad }) => ({
                  id: String(id),
                  label,
                  description: entidad ?? 'Ministerio',
                }))
            }
            onSelectionChange={(item) => {
              if (item) mention({ id: Number(item.id), nombre: item.label });
            }}
          />
        </div>
        <span className={styles['botones']}>
          {onCancel ? (
            <Button variant="ghost" onClick={onCancel}>
              Cancelar
            </Button>
          ) : null}
          <Button
            type="submit"
            variant="secondary"
            icon={<SendHorizontal size={17} />}
            busy={form.isSending && 'Enviando'}
          >
            {submitLabel}
          </Button>
        </span>
      </div>
    </form>
  );
}
