import { Download } from 'lucide-react';
import styles from './data-table.module.css';

/** Asks for all rows. It has no address: its owner makes the file. */
export function CatalogueLink({ onPress }: { readonly onPress: () => void }) {
  return (
    <p className={styles['catalogue']} data-print="hide">
      {/* biome-ignore lint/a11y/useSemanticElements: the specification has a link here, and it has no address to go to */}
      <button type="button" role="link" onClick={onPress}>
        <Download size={16} />
        Descargue el catálogo completo de los datos de la tabla
      </button>
    </p>
  );
}
