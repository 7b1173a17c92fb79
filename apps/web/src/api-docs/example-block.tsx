import type { ApiCall } from './api-call.ts';
import { CodeBlock } from './code-block.tsx';
import styles from './operation.module.css';
import { LANGUAGES, type Language, writeExample } from './write-example.ts';

interface ExampleBlockProps {
  /** What it is an example of, for who does not see it: 'Ejemplo de consulta'. */
  readonly label: string;
  readonly call: ApiCall;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
}

/** A call as a program, in the language somebody chooses. */
export function ExampleBlock({ label, call, language, onLanguage }: ExampleBlockProps) {
  return (
    <CodeBlock
      label={`${label} en ${language}`}
      text={writeExample(language, call, globalThis.location?.origin ?? '')}
      copied="Se copió el ejemplo."
      bar={
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends
        <div className={styles['languages']} role="group" aria-label="Lenguaje del ejemplo">
          {LANGUAGES.map((one) => (
            <button key={one} type="button" aria-pressed={one === language} onClick={() => onLanguage(one)}>
              {one}
            </button>
          ))}
        </div>
      }
    />
  );
}
