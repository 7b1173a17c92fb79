import { useIdempotencyKey } from '@marco/web-kit/api-client';
import { Button } from '@marco/web-kit/button';
import { EmptyState } from '@marco/web-kit/empty-state';
import { formatDate } from '@marco/web-kit/format';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { Textarea } from '@marco/web-kit/textarea';
import { MessageSquarePlus } from 'lucide-react';
import { useId } from 'react';
import { LIMITES_ENMIENDA } from '../../contract/actas.terms.ts';
import type { Acta, GestionActa, submitEnmiendaEndpoint } from '../../contract/index.ts';
import { isTransicionDeActa } from '../../rules/actas/ciclo-acta.ts';
import styles from './acta-panel.module.css';
import { EnmiendaItem } from './enmienda-item.tsx';
import { useCambioActa } from './use-cambio-acta.ts';

interface EnmiendasActaProps {
  readonly idReunion: number;
  readonly gestion: GestionActa;
  readonly acta: Acta;
}

/** Proposals about an acta: those who attended write them, ministry staff decide. */
export function EnmiendasActa({ idReunion, gestion, acta }: EnmiendasActaProps) {
  const titleId = useId();
  const { enmiendas, asistio } = gestion;
  if (acta.enmiendaHasta === null) return null;
  return (
    <section className={styles['section']} aria-labelledby={titleId}>
      <h3 id={titleId}>Enmiendas</h3>
      {enmiendas.length === 0 ? (
        <EmptyState title="Nadie ha propuesto enmiendas." />
      ) : (
        <ol className={styles['proposals']}>
          {enmiendas.map((enmienda) => (
            <EnmiendaItem key={enmienda.id} idReunion={idReunion} gestion={gestion} enmienda={enmienda} />
          ))}
        </ol>
      )}
      {asistio && isTransicionDeActa('proponerEnmienda', acta.estado) ? (
        <Proponer idReunion={idReunion} gestion={gestion} hasta={acta.enmiendaHasta} />
      ) : null}
    </section>
  );
}

interface ProponerProps {
  readonly idReunion: number;
  readonly gestion: GestionActa;
  readonly hasta: string;
}

function Proponer({ idReunion, gestion, hasta }: ProponerProps) {
  const { send } = useCambioActa(idReunion);
  const keyFor = useIdempotencyKey();
  const { proponerEnmienda } = gestion.permisos;
  const form = useRuledForm({
    initial: { texto: '' },
    isSame: (one, other) => one.texto.trim() === other.texto.trim(),
    findErrors: ({ texto }) => ({ texto: findErrorEnmienda(texto) }),
    tellsAtFields: true,
    staysOpen: true,
    onSend: async ({ texto }) => {
      const body = { idReunion, texto: texto.trim() };
      const isDone = await send(
        (api, options) =>
          api.call<typeof submitEnmiendaEndpoint>(
            { method: 'POST', path: '/mesaInteroperabilidad/acta/proponerEnmienda' },
            { body },
            // Two proposals may say the same: how many there are tells a repeated call from a second one.
            { ...options, idempotencyKey: keyFor({ ...body, cuantas: gestion.enmiendas.length }) },
          ),
        'Su enmienda fue enviada.',
      );
      // What was written while it was sent is the next one.
      if (isDone) form.restart({ texto: '' }, (now) => (now.texto === texto ? { texto: '' } : now));
    },
  });

  return (
    <div className={styles['form']}>
      {proponerEnmienda.allowed ? (
        <Textarea
          key={gestion.enmiendas.length}
          required
          rows={4}
          label="Enmienda que propone"
          hint={`Diga qué parte del acta debe cambiar y cómo. Puede proponer hasta el ${formatDate(hasta)}.`}
          {...bindField(form, 'texto')}
        />
      ) : null}
      <Button
        icon={<MessageSquarePlus size={18} />}
        blocked={proponerEnmienda}
        busy={form.isSending && 'Enviando'}
        onClick={form.send}
      >
        Proponer enmienda
      </Button>
    </div>
  );
}

function findErrorEnmienda(texto: string): string | undefined {
  const { length } = texto.trim();
  if (length === 0) return 'Escriba la enmienda que propone.';
  const maximum = LIMITES_ENMIENDA.texto;
  return length > maximum ? `Escriba máximo ${maximum} caracteres.` : undefined;
}
