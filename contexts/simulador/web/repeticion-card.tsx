import { Card } from '@marco/web-kit/card';
import { useCopyText } from '@marco/web-kit/clipboard';
import { Segmented } from '@marco/web-kit/segmented';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import type { Guion, OperacionDeGuion } from '../rules/guiones/guion.ts';
import { writePeticionXml } from '../rules/guiones/peticion-en-xml.ts';
import {
  type LlamadaRepetible,
  writeColeccion,
  writeCurl,
  writeCurlSoap,
  writeCurlXroad,
} from '../rules/protocolos/repeticion-llamada.ts';
import styles from './simulador.module.css';
import { TextoNumerado } from './texto-numerado.tsx';

const MANERAS = ['curl', 'Colección', 'SOAP 1.1', 'X-Road'] as const;
type Manera = (typeof MANERAS)[number];

/** Columns of the petition in its envelope. */
const SANGRIA = '    ';

function writeManera(manera: Manera, { llamada, casos, guion, operacion }: RepeticionCardProps): string {
  switch (manera) {
    case 'curl':
      return writeCurl(llamada);
    case 'Colección':
      return writeColeccion(llamada, casos);
    case 'SOAP 1.1':
      return writeCurlSoap(llamada, writePeticionXml(guion, operacion, llamada.cuerpo, SANGRIA));
    case 'X-Road':
      return writeCurlXroad(llamada);
  }
}

interface RepeticionCardProps {
  readonly llamada: LlamadaRepetible;
  /** Situations a collection has. */
  readonly casos: readonly string[];
  readonly guion: Guion;
  readonly operacion: OperacionDeGuion;
}

/** The same call for other programs. */
export function RepeticionCard(props: RepeticionCardProps) {
  const [manera, setManera] = useState<Manera>('curl');
  const texto = writeManera(manera, props);
  const { shown, copy, isCopied } = useCopyText<HTMLElement>(texto, 'Texto copiado.');
  return (
    <Card
      title="Repetir fuera de aquí"
      flush
      aside={
        <Segmented
          label="Formato"
          segments={MANERAS.map((una) => ({ value: una, label: una }))}
          value={manera}
          onChange={setManera}
        />
      }
    >
      <div className={styles['bar']}>
        <span>{manera}</span>
        <button type="button" className={styles['copy']} onClick={() => void copy()}>
          {isCopied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
          {isCopied ? 'Copiado' : 'Copiar'}
        </button>
      </div>
      <section
        ref={shown}
        className={styles['dark']}
        aria-label={`Llamada en ${manera}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it
        tabIndex={0}
      >
        <TextoNumerado texto={texto} />
      </section>
    </Card>
  );
}
