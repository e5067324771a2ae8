import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import {
  createCodePreferences,
  type CodePreferences,
  type CodeStyling,
  type CodeVariant,
} from './codePreferences';
import { usePreference } from './usePreference';

const CodePreferencesContext = createContext<CodePreferences | null>(null);

/** Gives the page its code preferences. The context's value never changes, so a choice re-renders only those that show it. */
export function CodePreferencesProvider({ children }: { children: ReactNode }) {
  const [preferences] = useState(createCodePreferences);

  // Kept from the first load on, which renews the year and puts right what was no choice at all.
  useEffect(() => {
    preferences.codeVariant.keep();
    preferences.codeStyling.keep();
  }, [preferences]);

  return (
    <CodePreferencesContext.Provider value={preferences}>
      {children}
    </CodePreferencesContext.Provider>
  );
}

/** JS or TS, and what chooses. @throws Error outside CodePreferencesProvider. */
export function useCodeVariant(): [CodeVariant, (variant: CodeVariant) => void] {
  return usePreference(useCodePreferences().codeVariant);
}

/** How demos are styled, and what chooses. @throws Error outside CodePreferencesProvider. */
export function useCodeStyling(): [CodeStyling, (styling: CodeStyling) => void] {
  return usePreference(useCodePreferences().codeStyling);
}

function useCodePreferences(): CodePreferences {
  const preferences = useContext(CodePreferencesContext);
  if (!preferences) throw new Error('Wrap the component in CodePreferencesProvider: _app does.');
  return preferences;
}
