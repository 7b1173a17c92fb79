import { useSession } from '@marco/acceso/web';
import type { OperationAnswer, OperationDescription } from '@marco/contract-kit/api-description';
import { Chip } from '@marco/web-kit/chip';
import { Identifier } from '@marco/web-kit/clipboard';
import { formatSize } from '@marco/web-kit/format';
import { useEffect, useId, useRef, useState } from 'react';
import { createWritten, toCall } from './api-call.ts';
import { CodeBlock } from './code-block.tsx';
import { ExampleBlock } from './example-block.tsx';
import { MethodMark } from './method-mark.tsx';
import styles from './operation.module.css';
import { OperationForm } from './operation-form.tsx';
import { type AttemptAnswer, useAttempt } from './use-attempt.ts';
import type { Language } from './write-example.ts';

interface OperationCardProps {
  readonly operation: OperationDescription;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
}

/** One operation: what it takes, the form to try it, an example in a language, and what it answers. */
export function OperationCard({ operation, language, onLanguage }: OperationCardProps) {
  const titleId = useId();
  const hasSession = useSession() !== null;
  const [written, setWritten] = useState(() => createWritten(operation));
  const { answer, isWorking, send, clear } = useAttempt();
  const shown = useRef<HTMLElement>(null);
  const canTry = operation.isPublic || hasSession;
  const call = toCall(operation, written);

  // Probar moves the focus to the answer.
  useEffect(() => {
    if (answer) shown.current?.focus();
  }, [answer]);

  return (
    <section className={styles['operation']} aria-labelledby={titleId}>
      <div className={styles['head']}>
        <h2 id={titleId}>{withoutPoint(operation.summary)}</h2>
        <div className={styles['path']}>
          <MethodMark method={operation.method} />
          <Identifier text={operation.path} name="la ruta" />
          <span className={styles['access']}>
            <AccessChip isPublic={operation.isPublic} hasSession={hasSession} />
          </span>
        </div>
        <p>{operation.access}</p>
      </div>
      <div className={styles['halves']}>
        <div className={styles['told']}>
          <OperationForm
            operation={operation}
            canTry={canTry}
            written={written}
            onWrite={setWritten}
            isWorking={isWorking}
            onTry={(file) => void send(call, file)}
            onReset={() => {
              setWritten(createWritten(operation));
              clear();
            }}
          />
          <h3>Respuestas</h3>
          <AnswerList answers={operation.answers} isPublic={operation.isPublic} />
        </div>
        <div className={styles['code']}>
          <ExampleBlock label="Ejemplo de consulta" call={call} language={language} onLanguage={onLanguage} />
          <CodeBlock
            ref={shown}
            label="Respuesta"
            text={answer ? answer.text || (answer.mensaje ?? 'Sin contenido') : writeAnswerSample(operation)}
            copied="Se copió la respuesta."
            bar={<AnswerState answer={answer} />}
          />
        </div>
      </div>
    </section>
  );
}

function AccessChip({ isPublic, hasSession }: { readonly isPublic: boolean; readonly hasSession: boolean }) {
  if (isPublic) return <Chip tone="green">Pública</Chip>;
  return hasSession ? <Chip tone="blue">Con su sesión</Chip> : <Chip tone="yellow">Pide clave</Chip>;
}

function withoutPoint(sentence: string): string {
  return sentence.replace(/\.$/, '');
}

function writeAnswerSample({ sample }: OperationDescription): string {
  return sample === undefined ? 'Un archivo o un texto, según lo que pida.' : JSON.stringify(sample, null, 2);
}

/** The status of the answer on show with its time and size, or that it is an example; announced when it changes. */
function AnswerState({ answer }: { readonly answer: AttemptAnswer | null }) {
  if (!answer)
    return (
      <span className={styles['state']} role="status">
        Ejemplo de respuesta
      </span>
    );
  const { status, milliseconds, size, mensaje } = answer;
  const isGood = status >= 200 && status < 400;
  return (
    <span className={styles['state']} role="status">
      <span>
        <b data-good={isGood}>{status === 0 ? 'Sin respuesta' : status}</b>{' '}
        {`en ${Math.round(milliseconds)} ms, ${formatSize(size)}`}
      </span>
      {mensaje === null ? null : <span className={styles['reason']}>{mensaje}</span>}
    </span>
  );
}

/** What anybody meets: wrong data, no session, too many calls. */
const ALWAYS_TOLD = new Set([400, 401, 403, 404, 429]);
/** Answers of an operation without a session. */
const OF_SESSIONS = new Set([401, 403]);

function AnswerList({
  answers,
  isPublic,
}: {
  readonly answers: readonly OperationAnswer[];
  readonly isPublic: boolean;
}) {
  const own = answers.filter(
    ({ status, isCommon }) =>
      !isCommon || (ALWAYS_TOLD.has(status) && !(isPublic && OF_SESSIONS.has(status))),
  );
  const others = answers.filter((one) => !own.includes(one));
  return (
    <>
      <ul className={styles['answers']}>
        {own.map((one) => (
          <AnswerRow key={one.status} answer={one} />
        ))}
      </ul>
      {others.length > 0 ? (
        <details className={styles['others']}>
          <summary>Otras que puede dar cualquier operación</summary>
          <ul className={styles['answers']}>
            {others.map((one) => (
              <AnswerRow key={one.status} answer={one} />
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}

function AnswerRow({ answer: { status, reasons } }: { readonly answer: OperationAnswer }) {
  return (
    <li>
      <code data-good={status < 400}>{status}</code>
      <span>
        {reasons.length === 0
          ? 'Respuesta correcta'
          : reasons.map(({ code, mensaje }) => <span key={code}>{mensaje}</span>)}
      </span>
    </li>
  );
}
