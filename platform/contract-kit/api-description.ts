/** JSON Schema of one value, of which a page tells what may be written. */
export interface ValueSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly format?: string;
  readonly default?: unknown;
  readonly anyOf?: readonly ValueSchema[];
  readonly items?: ValueSchema;
}

/** An operation in the index of the description. */
export interface IndexedOperation {
  /** Unique: an operation at two addresses has two. */
  readonly id: string;
  /** `GET`. */
  readonly method: string;
  /** `/api-public/oid/{oid}`. */
  readonly path: string;
  readonly summary: string;
  /** Whether it answers without a session. */
  readonly isPublic: boolean;
}

export interface OperationGroup {
  readonly id: string;
  readonly name: string;
  readonly operations: readonly IndexedOperation[];
}

/** Every operation by its group, without its parameters and answers. */
export interface ApiIndex {
  readonly groups: readonly OperationGroup[];
}

export interface OperationParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description: string;
  readonly schema: ValueSchema;
}

/** A field at the top of a body. */
export interface BodyField {
  readonly name: string;
  readonly required: boolean;
  readonly description: string;
  readonly schema: ValueSchema;
}

export interface OperationAnswer {
  readonly status: number;
  /** Why it is refused, by the codes of its catalogue; none for a success. */
  readonly reasons: readonly { readonly code: string; readonly mensaje: string }[];
  /** Whether any operation may answer so. */
  readonly isCommon: boolean;
}

/** All that is told of one operation. */
export interface OperationDescription extends IndexedOperation {
  /** Who may call it, in a sentence. */
  readonly access: string;
  readonly parameters: readonly OperationParameter[];
  readonly body: null | {
    /** `application/json`, or `multipart/form-data` for a file. */
    readonly type: string;
    readonly fields: readonly BodyField[];
    /** A body of its form; absent for a file. */
    readonly sample?: unknown;
  };
  readonly answers: readonly OperationAnswer[];
  /** A successful answer of its form; absent where the contract says nothing of it. */
  readonly sample?: unknown;
}
