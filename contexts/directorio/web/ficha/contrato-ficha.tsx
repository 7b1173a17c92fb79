import { VEREDICTOS } from '@marco/conformidad/terms';
import { TECNOLOGIA } from '@marco/solicitudes/terms';
import { Identifier } from '@marco/web-kit/clipboard';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { formatSize } from '@marco/web-kit/format';
import { Link } from 'react-router';
import type { FichaServicio } from '../../contract/index.ts';
import { Bloque } from './bloque.tsx';
import styles from './ficha.module.css';
import { BLOQUES } from './indice.ts';
import { type PanelesDeFicha, PanelesEn } from './paneles-de-ficha.tsx';

interface ContratoFichaProps extends Pick<FichaServicio, 'contrato' | 'ejemplos'> {
  readonly paneles: PanelesDeFicha;
}

/** Examples of the messages, the contract that was certified, and what a later context offers to take along. */
export function ContratoFicha({ contrato, ejemplos, paneles }: ContratoFichaProps) {
  const { contenido, pendiente } = contrato;
  return (
    <Bloque id="contrato" titulo={BLOQUES.contrato} pendiente={pendiente}>
      <PanelesEn lugar="ejemplos" paneles={paneles} pendiente={ejemplos.pendiente} />
      {contenido === null ? null : (
        <div className={styles['hoja']}>
          <FactSheet>
            <Fact name="Tecnología">{TECNOLOGIA[contenido.tecnologia]}</Fact>
            <Fact name="Tamaño del contrato">{formatSize(contenido.bytes)}</Fact>
            <Fact name="Informe de conformidad">
              <Link to={contenido.informe.direccion}>{VEREDICTOS[contenido.informe.veredicto]}</Link>
            </Fact>
            <Fact name="Huella SHA-256 del contrato certificado">
              <code>
                <Identifier text={contenido.sha256} name="la huella del contrato" />
              </code>
            </Fact>
          </FactSheet>
        </div>
      )}
      <PanelesEn lugar="descargas" paneles={paneles} />
    </Bloque>
  );
}
