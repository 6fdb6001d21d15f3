import { useAuth } from '../../features/auth/auth-context.ts';

export function Component() {
  const { signUp } = useAuth();
  return <button onClick={() => signUp()}>Get Started</button>;
}
