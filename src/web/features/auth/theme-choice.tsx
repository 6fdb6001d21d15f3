import { Monitor, Moon, Sun } from '../../components/icons.ts';
import { setTheme, THEME_CHOICES, useThemeChoice } from '../../lib/theme.ts';
import { AUTH } from '../../texts/auth.ts';

const SIGNS = { system: Monitor, light: Sun, dark: Moon } as const;

export function ThemeChoiceControl() {
  const chosen = useThemeChoice();
  return (
    <fieldset>
      <legend className="px-2.5 pt-1.5 pb-1 text-xs text-muted">{AUTH.theme}</legend>
      <div className="grid grid-cols-3 gap-1 rounded-control bg-surface-2 p-1">
        {THEME_CHOICES.map((choice) => {
          const Sign = SIGNS[choice];
          return (
            <label
              key={choice}
              className="flex min-h-8 cursor-pointer items-center justify-center gap-1.5 rounded-md text-xs font-medium text-muted has-checked:bg-surface has-checked:text-foreground has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-ring pointer-coarse:min-h-11"
            >
              <input
                type="radio"
                name="theme"
                className="sr-only"
                checked={choice === chosen}
                onChange={() => setTheme(choice)}
              />
              <Sign aria-hidden className="size-3.5" />
              {AUTH.themes[choice]}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
