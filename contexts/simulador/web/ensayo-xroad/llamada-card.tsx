import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { useCopyText } from '@marco/web-kit/clipboard';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { Check, Copy } from 'lucide-react';
import type { LlamadaDeConsumo } from '../../contract/index.ts';
import { writeCurlDeConsumo } from '../../rules/protocolos/repeticion-llamada.ts';
import styles from './ensayo-xroad.module.css';

/** A call of an acuerdo as it is sent: its headers, its hash and the same for curl. */
export function LlamadaCard({ llamada }: { readonly llamada: LlamadaDeConsumo }) {
  const { operacion, metodo, direccion, cabeceras, huella } = llamada;
  const curl = writeCurlDeConsumo(window.location.origin, llamada);
  const { shown, copy, isCopied } = useCopyText<HTMLPreElement>(curl, 'Se copió la llamada.');
  return (
    <Card
      title={`Llamada: ${operacion}`}
      aside={
        <Button
          variant="secondary"
          size="small"
          icon={isCopied ? <Check size={16} /> : <Copy size={16} />}
          onClick={() => void copy()}
        >
          Copiar para curl
          <span className="sr"> la llamada {operacion}</span>
        </Button>
      }
    >
      <FactSheet>
        <Fact name="Dirección" wide>
          <code className={styles['codigo']}>
            {metodo} {direccion}
          </code>
        </Fact>
        {cabeceras.map(({ nombre, valor }) => (
          <Fact key={nombre} name={nombre} wide>
            <code className={styles['codigo']}>{valor}</code>
          </Fact>
        ))}
        <Fact name="X-Road-Request-Hash" wide>
          <code className={styles['codigo']}>{huella}</code>
        </Fact>
      </FactSheet>
      <p className={styles['exige']}>
        La huella la escribe el servidor de seguridad con estas cabeceras y este cuerpo: cambia si cambia una
        letra de ellos.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard. */}
      <pre ref={shown} className={styles['texto']} tabIndex={0}>
        {curl}
      </pre>
    </Card>
  );
}
