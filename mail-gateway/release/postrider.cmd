@echo off
rem Runs Postrider on Windows; bin/postrider says why its Java is started so.
setlocal
set "home=%~dp0.."
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java"
if not defined POSTRIDER_MEMORY set "POSTRIDER_MEMORY=256m"

set "options=-Xlog:disable -XX:+UseSerialGC -Djava.awt.headless=true -Djdk.console=java.base -Djdk.reflect.useNativeAccessorOnly=true"
set "short=-XX:TieredStopAtLevel=1 -XX:+UnlockDiagnosticVMOptions -XX:+IgnoreUnrecognizedVMOptions"
set "heap=-Xmx%POSTRIDER_MEMORY% -XX:+ExitOnOutOfMemoryError"

set "before=%short% -XX:-BytecodeVerificationRemote %options%"
if "%~1"=="simulate" set "before=-ea %options%"
if "%~1"=="bench" set "before=%options%"
if "%~1"=="serve" set "before=%options% %heap%"
rem What it prints is UTF-8; afterwards the screen reads as it did before.
for /f "tokens=2 delims=:." %%p in ('chcp') do set "page=%%p"
chcp 65001 >nul
"%java%" %before% -cp "%home%\lib\*" postrider.gateway.command.Main %*
set "result=%errorlevel%"
chcp %page% >nul
exit /b %result%
