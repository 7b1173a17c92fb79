import type { Decision } from '@marco/contract-kit';
import { explainDecision } from '@marco/contract-kit/decision';
import { explainRequired } from '@marco/contract-kit/required-text';
import { presentEntidad } from '@marco/entidades/terms';
import { Button } from '@marco/web-kit/button';
import { Chip } from '@marco/web-kit/chip';
import { EmptyState } from '@marco/web-kit/empty-state';
import { formatDate, formatMoment } from '@marco/web-kit/format';
import { LoadBlock } from '@marco/web-kit/load-block';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { Textarea } from '@marco/web-kit/textarea';
import { useState } from 'react';
import type { Comentario } from '../../contract/index.ts';
import { LIMITES_ELEMENTO } from '../../contract/terms.ts';
import styles from '../detalle/ficha.module.css';
import { useCambioComentarios, useComentarios } from './use-comentarios.ts';

interface ComentariosPanelProps {
  readonly versionId: number;
  readonly comentar: Decision;
}

/** What people say about a version: threads that are answered and resolved. */
export function ComentariosPanel({ versionId, comentar }: ComentariosPanelProps) {
  const comentarios = useComentarios(versionId);
  return (
    <LoadBlock query={comentarios} subject="los comentarios">
      {(data) => <Hilos versionId={versionId} comentar={comentar} comentarios={data.comentarios} />}
    </LoadBlock>
  );
}

interface HilosProps extends ComentariosPanelProps {
  readonly comentarios: readonly Comentario[];
}

function Hilos({ versionId, comentar, comentarios }: HilosProps) {
  const { write, close, isSaving } = useCambioComentarios(versionId, comentarios.length);
  const [answered, setAnswered] = useState<number | null>(null);
  const hilos = comentarios.filter(({ respondeA }) => respondeA === null);
  return (
    <div className={styles['section']}>
      <div className={styles['write']}>
        {hilos.length === 0 ? (
          <SinComentarios comentar={comentar} />
        ) : (
          <ol className={styles['thread']}>
            {hilos.map((hilo) => (
              <li key={hilo.id}>
                <Dicho comentario={hilo} />
                <ol aria-label={`Respuestas a ${hilo.quien}`}>
                  {comentarios
                    .filter(({ respondeA }) => respondeA === hilo.id)
                    .map((respuesta) => (
                      <li key={respuesta.id}>
                        <Dicho comentario={respuesta} />
                      </li>
                    ))}
                  {answered === hilo.id ? (
                    <li>
                      <Escribir
                        label={`Respuesta a ${hilo.quien}`}
                        action="Responder"
                        comentar={comentar}
                        isSaving={isSaving}
                        onSend={async (texto) => {
                          const done = await write(texto, hilo.id);
                          if (done) setAnswered(null);
                          return done;
                        }}
                      />
                    </li>
                  ) : null}
                </ol>
                {hilo.resueltoEn === null ? (
                  <div className={styles['buttons']}>
                    <Button
                      size="small"
                      variant="ghost"
                      aria-expanded={answered === hilo.id}
                      blocked={comentar}
                      onClick={() => setAnswered(answered === hilo.id ? null : hilo.id)}
                    >
                      Responder <span className="sr">a {hilo.quien}</span>
                    </Button>
                    <Button
                      size="small"
                      variant="ghost"
                      blocked={comentar}
                      busy={isSaving && 'Guardando'}
                      onClick={() => void close(hilo.id)}
                    >
                      Marcar como resuelto
                    </Button>
                  </div>
                ) : null}
              </li>
            ))}
          </ol>
        )}
        {comentar.allowed ? (
          <Escribir
            label="Nuevo comentario"
            action="Comentar"
            comentar={comentar}
            isSaving={isSaving}
            onSend={(texto) => write(texto, null)}
          />
        ) : null}
      </div>
    </div>
  );
}

/** A person who may not comment may not read comments either, so the panel does not say whether there are any. */
function SinComentarios({ comentar }: Pick<ComentariosPanelProps, 'comentar'>) {
  return comentar.allowed ? (
    <EmptyState
      title="Aún no hay comentarios."
      text="Escriba el primero: lo verán quienes trabajan en el elemento."
    />
  ) : (
    <EmptyState title="No hay comentarios para mostrar." text={explainDecision(comentar)} />
  );
}

function Dicho({ comentario }: { readonly comentario: Comentario }) {
  const { quien, entidad, cuando, texto, resueltoPor, resueltoEn } = comentario;
  return (
    <div className={styles['comment']}>
      <div className={styles['meta']}>
        <b>{quien}</b>
        <span>{presentEntidad(entidad)}</span>
        <time dateTime={cuando}>{formatMoment(cuando)}</time>
      </div>
      <p>{texto}</p>
      {resueltoEn === null ? null : (
        <div className={styles['meta']}>
          <Chip tone="green">Resuelto</Chip>
          <span>
            por {resueltoPor}, {formatDate(resueltoEn)}
          </span>
        </div>
      )}
    </div>
  );
}

interface EscribirProps {
  readonly label: string;
  readonly action: string;
  readonly comentar: Decision;
  readonly isSaving: boolean;
  /** @returns whether it was done; the text stays where it was not */
  readonly onSend: (texto: string) => Promise<boolean>;
}

function Escribir({ label, action, comentar, isSaving, onSend }: EscribirProps) {
  const form = useRuledForm({
    initial: { texto: '' },
    isSame: (one, other) => one.texto.trim() === other.texto.trim(),
    findErrors: ({ texto }) => ({ texto: findErrorComentario(texto) }),
    tellsAtFields: true,
    staysOpen: true,
    onSend: async ({ texto }) => {
      if (!(await onSend(texto.trim()))) return;
      // What was written while it was sent is the next one.
      form.restart({ texto: '' }, (now) => (now.texto === texto ? { texto: '' } : now));
    },
  });
  const { errors, ...field } = bindField(form, 'texto');

  return (
    <div className={styles['write']} data-print="hide">
      <Textarea label={label} rows={3} {...field} errors={field.submitted ? errors : []} />
      <div className={styles['buttons']}>
        <Button size="small" blocked={comentar} busy={isSaving && 'Publicando'} onClick={form.send}>
          {action}
        </Button>
      </div>
    </div>
  );
}

function findErrorComentario(texto: string): string | undefined {
  const escrito = texto.trim();
  if (escrito === '') return explainRequired('Comentario');
  const limite = LIMITES_ELEMENTO.comentario;
  return escrito.length > limite ? `Escriba máximo ${limite} caracteres.` : undefined;
}
