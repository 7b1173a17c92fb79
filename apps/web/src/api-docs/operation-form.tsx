import type { OperationDescription, OperationParameter } from '@marco/contract-kit/api-description';
import { explainRequired } from '@marco/contract-kit/required-text';
import { Button } from '@marco/web-kit/button';
import { FieldError, TextInput } from '@marco/web-kit/field';
import { Notice } from '@marco/web-kit/notice';
import { Select } from '@marco/web-kit/select';
import { Textarea } from '@marco/web-kit/textarea';
import { Play } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { findBodyFault, listMissing, type WrittenCall } from './api-call.ts';
import { describeValue, listChoices } from './describe-value.ts';
import styles from './operation.module.css';

/** The body of an operation that takes a file. */
const FILE = 'multipart/form-data';

interface OperationFormProps {
  readonly operation: OperationDescription;
  /** Without it the operation is told and cannot be tried. */
  readonly canTry: boolean;
  readonly written: WrittenCall;
  readonly onWrite: (written: WrittenCall) => void;
  readonly isWorking: boolean;
  readonly onTry: (file: File | null) => void;
  readonly onReset: () => void;
}

/** The parameters of an operation, which are the form it is tried with. */
export function OperationForm(props: OperationFormProps) {
  const { operation, canTry, written, onWrite, isWorking, onTry, onReset } = props;
  const { parameters, body, method, isPublic } = operation;
  const [file, setFile] = useState<File | null>(null);
  const [tried, setTried] = useState(false);
  const missing = listMissing(operation, written);
  const bodyFault = findBodyFault(operation, written);
  const lacksFile = body?.type === FILE && file === null;

  function attempt(): void {
    setTried(true);
    if (missing.length === 0 && bodyFault === undefined && !lacksFile) onTry(file);
  }

  return (
    <>
      <h3>Parámetros</h3>
      {parameters.length === 0 && body === null ? <p className={styles['none']}>No tiene.</p> : null}
      <ul className={styles['parameters']}>
        {parameters.map((parameter) => (
          <ParameterRow key={`${parameter.in} ${parameter.name}`} parameter={parameter}>
            {canTry ? (
              <ParameterInput
                parameter={parameter}
                value={written.values[parameter.name] ?? ''}
                isMissing={tried && missing.includes(parameter.name)}
                onChange={(value) =>
                  onWrite({ ...written, values: { ...written.values, [parameter.name]: value } })
                }
              />
            ) : null}
          </ParameterRow>
        ))}
      </ul>
      {body ? (
        <BodyPart
          body={body}
          canTry={canTry}
          text={written.body}
          faults={tried ? { text: bodyFault, lacksFile } : {}}
          onText={(text) => onWrite({ ...written, body: text })}
          onFile={setFile}
        />
      ) : null}
      {canTry ? (
        <>
          {!isPublic && method !== 'GET' ? (
            <div className={styles['warning']}>
              <Notice tone="warn">Probar hace el cambio de verdad, con su sesión y su rol.</Notice>
            </div>
          ) : null}
          <div className={styles['buttons']} data-print="hide">
            <Button icon={<Play size={17} />} busy={isWorking && 'Probando'} onClick={attempt}>
              Probar
            </Button>
            <Button
              variant="ghost"
              onClick={() => {
                setTried(false);
                onReset();
              }}
            >
              Restablecer
            </Button>
          </div>
        </>
      ) : null}
    </>
  );
}

interface BodyPartProps {
  readonly body: NonNullable<OperationDescription['body']>;
  readonly canTry: boolean;
  readonly text: string;
  /** What is wrong, once it was tried. */
  readonly faults: { readonly text?: string | undefined; readonly lacksFile?: boolean };
  readonly onText: (text: string) => void;
  readonly onFile: (file: File | null) => void;
}

/** The fields of a body, and its text as JSON; or the file that is sent. */
function BodyPart({ body, canTry, text, faults, onText, onFile }: BodyPartProps) {
  const fileId = useId();
  return (
    <>
      <h3>Cuerpo</h3>
      <ul className={styles['parameters']}>
        {body.fields.map((field) => (
          <ParameterRow key={field.name} parameter={field} />
        ))}
      </ul>
      {canTry && body.type !== FILE ? (
        <Textarea
          label="Cuerpo en JSON"
          rows={Math.min(18, Math.max(4, text.split('\n').length))}
          spellCheck={false}
          value={text}
          errors={faults.text === undefined ? [] : [faults.text]}
          submitted={faults.text !== undefined}
          onChange={onText}
        />
      ) : null}
      {canTry && body.type === FILE ? (
        <div className={styles['file']}>
          <label htmlFor={fileId}>Archivo</label>
          <input
            id={fileId}
            type="file"
            aria-describedby={faults.lacksFile ? `${fileId}-error` : undefined}
            onChange={(event) => onFile(event.target.files?.[0] ?? null)}
          />
          {faults.lacksFile ? (
            <FieldError id={`${fileId}-error`}>{explainRequired('Archivo')}</FieldError>
          ) : null}
        </div>
      ) : null}
    </>
  );
}

type Told = Pick<OperationParameter, 'name' | 'required' | 'description' | 'schema'> & {
  readonly in?: OperationParameter['in'];
};

const PLACES = { path: 'en la ruta', header: 'encabezado' };

/** What one parameter is, and where its value is written. */
function ParameterRow({ parameter, children }: { readonly parameter: Told; readonly children?: ReactNode }) {
  const place = parameter.in === 'path' || parameter.in === 'header' ? PLACES[parameter.in] : null;
  const type = describeValue(parameter.schema);
  return (
    <li>
      <p className={styles['name']}>
        <code>{parameter.name}</code>
        <span className={styles['type']}>{[type, place].filter(Boolean).join(', ')}</span>
        {parameter.required ? <span className={styles['required']}>obligatorio</span> : null}
      </p>
      {parameter.description ? <p>{parameter.description}</p> : null}
      {children}
    </li>
  );
}

interface ParameterInputProps {
  readonly parameter: OperationParameter;
  readonly value: string;
  readonly isMissing: boolean;
  readonly onChange: (value: string) => void;
}

function ParameterInput({ parameter, value, isMissing, onChange }: ParameterInputProps) {
  const texts = {
    label: `Valor de ${parameter.name}`,
    hideLabel: true,
    required: parameter.required,
    errors: isMissing ? [explainRequired(`Valor de ${parameter.name}`)] : [],
    submitted: isMissing,
    value,
    onChange,
  };
  const choices = listChoices(parameter.schema);
  return choices === undefined ? (
    <TextInput {...texts} autoComplete="off" spellCheck={false} />
  ) : (
    <Select
      {...texts}
      placeholder="Sin valor"
      options={choices.map((choice) => ({ value: choice, label: choice }))}
    />
  );
}
