interface SelectProps<Value extends string> {
  value: Value;
  options: readonly (readonly [value: NoInfer<Value>, word: string])[];
  onChange(value: Value): void;
  'aria-label'?: string;
}

/** Select field for one of several values. */
export function Select<Value extends string>({ options, onChange, ...props }: SelectProps<Value>) {
  return (
    <select {...props} onChange={({ target }) => onChange(target.value as Value)}>
      {options.map(([value, word]) => (
        <option key={value} value={value}>
          {word}
        </option>
      ))}
    </select>
  );
}
